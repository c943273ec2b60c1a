import { contrastOf, mixColors } from './color.ts';

/** In the light scheme and in the dark one. */
export type Pair = readonly [light: string, dark: string];

/** Place in a pair. */
export type Scheme = 0 | 1;

/** The shipped colours, by their token; the same as in tokens.css and page-tokens.css. */
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
/** What a host may set; the others follow from these. */
export const hostColors = ['accent', 'text', 'muted', 'surface', 'border', 'danger'] as const;
export type HostColor = (typeof hostColors)[number];
export type Palette = Readonly<Record<ColorName, string>>;

const colorNames = Object.keys(shippedColors) as ColorName[];

/** As they are shipped: what comes with a light surface, or with a dark one. */
const shippedPalette = (scheme: Scheme): Record<ColorName, string> =>
  Object.fromEntries(colorNames.map((name) => [name, shippedColors[name][scheme]])) as Record<ColorName, string>;

/** By the surface and not by the scheme: on a dark surface dark texts can't be read, whatever the page says of itself. */
function familyOf(surface: string): Scheme {
  const [onLight, onDark] = shippedColors.text;
  return contrastOf(onLight, surface) >= contrastOf(onDark, surface) ? 0 : 1;
}

/** Black or white, whichever reads well on a colour. */
const onColor = (color: string): string => (contrastOf(color, '#ffffff') >= 4.5 ? '#ffffff' : '#000000');

/** Away from what stands on it, so that it reads better still. */
const hoverOf = (color: string): string => mixColors(color, 82, onColor(color) === '#ffffff' ? '#000000' : '#ffffff');

/**
 * All colours of a scheme, with what follows from those that the host has chosen: grounds, edges and texts from its
 * surface, and what lies under and on its accent.
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
  /** Of WCAG 2.2: 4.5 for text, 3 for the edge of what can be filled in. */
  readonly least: number;
}

const sheets = ['surface', 'raised', 'sunken'] as const;

/** What stands on what. Nobody may theme the text of an authorization away. */
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

/** Something that could not be read. */
export interface Unreadable {
  readonly ink: ColorName;
  readonly ground: ColorName;
  readonly contrast: number;
  readonly least: number;
}

/** The first that can't be read in a palette. */
export function findUnreadable(palette: Palette): Unreadable | undefined {
  return standings
    .flatMap(({ ink, grounds, least }) =>
      grounds.map((ground) => ({ ink, ground, least, contrast: contrastOf(palette[ink], palette[ground]) })),
    )
    .find(({ contrast, least }) => contrast < least);
}

/** Which of the host's colours a colour comes from. */
export function originOf(name: ColorName): HostColor {
  if (name === 'text' || name === 'muted') return name;
  return name.includes('accent') ? 'accent' : name.includes('danger') ? 'danger' : 'surface';
}
