import { contrastOf, mixColors } from './color.ts';

/** Values of the light and the dark scheme. */
export type Pair = readonly [light: string, dark: string];

/** Index in a pair. */
export type Scheme = 0 | 1;

/** The shipped colours by token, equal to tokens.css and page-tokens.css. */
export const shippedColors = {
  page: ['#f6f4ef', '#100f0e'],
  surface: ['#ffffff', '#191816'],
  raised: ['#ffffff', '#211f1d'],
  sunken: ['#faf8f4', '#141312'],
  text: ['#1a1917', '#f3f0ea'],
  muted: ['#625c52', '#aca598'],
  border: ['#e7e2d9', '#34312d'],
  control: ['#8c8478', '#7c756b'],
  accent: ['#2440b3', '#a3b5ff'],
  'accent-hover': ['#1b3191', '#bccaff'],
  'on-accent': ['#ffffff', '#0e1740'],
  'accent-soft': ['#eef1fd', '#20284b'],
  focus: ['#3f63f2', '#a3b5ff'],
  success: ['#12653e', '#74d6a1'],
  'success-soft': ['#e7f5ec', '#13301f'],
  warning: ['#854600', '#f3b863'],
  'warning-soft': ['#fdf3e0', '#35260c'],
  danger: ['#b0231c', '#ff9f96'],
  'danger-hover': ['#8e1a14', '#ffbab4'],
  'danger-soft': ['#fdedeb', '#3c1714'],
  'on-danger': ['#ffffff', '#3a0906'],
} as const satisfies Record<string, Pair>;

export type ColorName = keyof typeof shippedColors;
/** Colours that a host may set; the others are derived. */
export const hostColors = ['accent', 'text', 'muted', 'surface', 'border', 'danger'] as const;
export type HostColor = (typeof hostColors)[number];
export type Palette = Readonly<Record<ColorName, string>>;

const colorNames = Object.keys(shippedColors) as ColorName[];

/** Shipped colours for a light and for a dark surface. */
const shippedPalette = (scheme: Scheme): Record<ColorName, string> =>
  Object.fromEntries(colorNames.map((name) => [name, shippedColors[name][scheme]])) as Record<ColorName, string>;

/** Chosen by the surface, not by the scheme: dark text is unreadable on a dark surface in any scheme. */
function familyOf(surface: string): Scheme {
  const [onLight, onDark] = shippedColors.text;
  return contrastOf(onLight, surface) >= contrastOf(onDark, surface) ? 0 : 1;
}

/** Returns black or white, whichever has more contrast. */
const onColor = (color: string): string => (contrastOf(color, '#ffffff') >= 4.5 ? '#ffffff' : '#000000');

/** Moves a colour away from its content, for more contrast. */
const hoverOf = (color: string): string => mixColors(color, 82, onColor(color) === '#ffffff' ? '#000000' : '#ffffff');

/**
 * Returns all colours of a scheme, with those derived from the host's: backgrounds, edges and texts from its surface,
 * and the colours on and around its accent.
 */
export function derivePalette(scheme: Scheme, chosen: Partial<Record<HostColor, string>>): Palette {
  const family = chosen.surface ? familyOf(chosen.surface) : scheme;
  const colors = { ...shippedPalette(family), ...chosen };
  const { surface, text, accent, danger } = colors;
  const soft = (color: string) => mixColors(color, 10, surface);
  if (chosen.surface) {
    colors.page = mixColors(surface, 95, text);
    colors.raised = family === 0 ? surface : mixColors(surface, 96, text);
    colors.sunken = mixColors(surface, 97, text);
    colors.border = chosen.border ?? mixColors(surface, 86, text);
    colors.control = mixColors(surface, 45, text);
    colors['success-soft'] = soft(colors.success);
    colors['warning-soft'] = soft(colors.warning);
  }
  if (chosen.surface || chosen.accent) colors['accent-soft'] = soft(accent);
  if (chosen.surface || chosen.danger) colors['danger-soft'] = soft(danger);
  if (chosen.accent) {
    Object.assign(colors, { 'on-accent': onColor(accent), 'accent-hover': hoverOf(accent), focus: accent });
  }
  if (chosen.danger) Object.assign(colors, { 'on-danger': onColor(danger), 'danger-hover': hoverOf(danger) });
  return colors;
}

interface Standing {
  readonly ink: ColorName;
  readonly grounds: readonly ColorName[];
  /** Minimum contrast (WCAG 2.2): 4.5 for text, 3 for the edges of inputs. */
  readonly least: number;
}

const sheets = ['surface', 'raised', 'sunken'] as const;

/** Text colours and their backgrounds. A theme must not hide the text of an authorization. */
const standings: readonly Standing[] = [
  {
    ink: 'text',
    grounds: [...sheets, 'page', 'accent-soft', 'success-soft', 'warning-soft', 'danger-soft'],
    least: 4.5,
  },
  { ink: 'muted', grounds: [...sheets, 'page', 'accent-soft'], least: 4.5 },
  { ink: 'accent', grounds: [...sheets, 'accent-soft'], least: 4.5 },
  { ink: 'accent-hover', grounds: sheets, least: 4.5 },
  { ink: 'success', grounds: ['surface', 'success-soft'], least: 4.5 },
  { ink: 'warning', grounds: ['surface', 'warning-soft'], least: 4.5 },
  { ink: 'danger', grounds: [...sheets, 'danger-soft'], least: 4.5 },
  { ink: 'on-accent', grounds: ['accent', 'accent-hover'], least: 4.5 },
  { ink: 'on-danger', grounds: ['danger', 'danger-hover'], least: 4.5 },
  { ink: 'control', grounds: ['surface', 'raised'], least: 3 },
];

/** A pair with too little contrast. */
export interface Unreadable {
  readonly ink: ColorName;
  readonly ground: ColorName;
  readonly contrast: number;
  readonly least: number;
}

/** Returns the first pair of a palette with too little contrast. */
export function findUnreadable(palette: Palette): Unreadable | undefined {
  return standings
    .flatMap(({ ink, grounds, least }) =>
      grounds.map((ground) => ({ ink, ground, least, contrast: contrastOf(palette[ink], palette[ground]) })),
    )
    .find(({ contrast, least }) => contrast < least);
}

/** The host's colour from which a colour is derived. */
export function originOf(name: ColorName): HostColor {
  if (name === 'text' || name === 'muted') return name;
  return name.includes('accent') ? 'accent' : name.includes('danger') ? 'danger' : 'surface';
}
