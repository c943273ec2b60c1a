import { contrastOf, isHexColor } from './contrast.ts';

/** A colour for both schemes, or one for each. Hexadecimal, such as `#0a5` or `#00aa55`. */
export type AppearanceColor = string | { readonly light: string; readonly dark: string };

/** What a host may set. Each is optional; what is left out stays as it is. */
export interface AppearanceVariables {
  /** Buttons, links and what is chosen. What stands on it is black or white, whichever reads better. */
  readonly colorAccent?: AppearanceColor;
  readonly colorText?: AppearanceColor;
  /** Secondary text. */
  readonly colorMuted?: AppearanceColor;
  /** The ground of sheets and cards. */
  readonly colorSurface?: AppearanceColor;
  readonly colorBorder?: AppearanceColor;
  readonly colorDanger?: AppearanceColor;
  /** A list of font families; the page must bring the fonts. */
  readonly fontFamily?: string;
  /** A length, such as `15px`. */
  readonly fontSize?: string;
  /** A length, such as `4px`; 0 for square corners. */
  readonly borderRadius?: string;
}

/** How a widget looks, in a host's words. */
export interface Appearance {
  /** Default `auto`: as the page's `color-scheme`. */
  readonly theme?: 'auto' | 'light' | 'dark';
  readonly variables?: AppearanceVariables;
}

/** Why a variable was left out. */
export interface AppearanceProblem {
  readonly variable: string;
  readonly message: string;
}

export interface CompiledAppearance {
  /** Values by the name of their custom property, such as `--quittance-radius`. */
  readonly tokens: ReadonlyMap<string, string>;
  readonly problems: readonly AppearanceProblem[];
}

type ColorName = 'accent' | 'text' | 'muted' | 'surface' | 'border' | 'danger';
type Pair = readonly [light: string, dark: string];

/** The shipped colours that a host's are compared with; the same as in tokens.css. */
export const shippedColors: Readonly<Record<ColorName, Pair>> = {
  accent: ['#2440b3', '#a3b5ff'],
  text: ['#1a1917', '#f3f0ea'],
  muted: ['#625c52', '#aca598'],
  surface: ['#ffffff', '#191816'],
  border: ['#e7e2d9', '#34312d'],
  danger: ['#b0231c', '#ff9f96'],
};

/** What must stay readable on the surface, whoever sets which of the two: nobody may theme an authorization's text away. */
const readOnSurface: readonly ColorName[] = ['text', 'muted', 'accent', 'danger'];
const leastContrast = 4.5;

const lengths: Readonly<Record<string, string>> = { fontSize: 'font-size', borderRadius: 'radius' };

const capitalized = (name: string): string => `color${name.charAt(0).toUpperCase()}${name.slice(1)}`;

function readPair(value: AppearanceColor): Pair | null {
  const pair: Pair = typeof value === 'string' ? [value, value] : [value.light, value.dark];
  return pair.every(isHexColor) ? pair : null;
}

/** Places in a pair of the schemes that can be shown. */
const schemesOf = (theme: Appearance['theme']): readonly (0 | 1)[] =>
  ({ auto: [0, 1] as const, light: [0] as const, dark: [1] as const })[theme ?? 'auto'];

/** Black or white. */
const onColor = (color: string): string => (contrastOf(color, '#ffffff') >= leastContrast ? '#ffffff' : '#000000');

class Compiler {
  readonly tokens = new Map<string, string>();
  readonly problems: AppearanceProblem[] = [];
  readonly #chosen = new Map<ColorName, Pair>();

  readonly #variables: Readonly<Record<string, unknown>>;
  readonly #schemes: readonly (0 | 1)[];

  constructor({ theme, variables }: Appearance) {
    this.#variables = { ...variables };
    this.#schemes = schemesOf(theme);
  }

  compile(): CompiledAppearance {
    this.#readColors();
    this.#dropUnreadable();
    for (const [name, [light, dark]] of this.#chosen) this.#declare(`color-${name}`, `light-dark(${light}, ${dark})`);
    this.#deriveFromAccent();
    this.#readRest();
    return { tokens: this.tokens, problems: this.problems };
  }

  #declare(token: string, value: string): void {
    this.tokens.set(`--quittance-${token}`, value);
  }

  /** In whichever of the schemes it is worse. */
  #contrastOf(one: Pair, other: Pair): number {
    return Math.min(...this.#schemes.map((scheme) => contrastOf(one[scheme], other[scheme])));
  }

  #refuse(variable: string, message: string): void {
    this.problems.push({ variable, message });
  }

  #readColors(): void {
    for (const name of Object.keys(shippedColors) as ColorName[]) {
      const value = this.#variables[capitalized(name)] as AppearanceColor | undefined;
      const pair = value && readPair(value);
      if (pair) this.#chosen.set(name, pair);
      else if (value) this.#refuse(capitalized(name), 'is no hexadecimal colour such as #00aa55');
    }
  }

  /** A surface on which the shipped text can't be read goes first; then what can't be read on the surface that stays. */
  #dropUnreadable(): void {
    const colorOf = (name: ColorName) => this.#chosen.get(name) ?? shippedColors[name];
    for (const suspect of ['surface', ...readOnSurface] as const) {
      if (!this.#chosen.has(suspect)) continue;
      const partners = suspect === 'surface' ? readOnSurface : (['surface'] as const);
      const contrast = Math.min(...partners.map((partner) => this.#contrastOf(colorOf(suspect), colorOf(partner))));
      if (contrast >= leastContrast) continue;
      this.#chosen.delete(suspect);
      const least = `${contrast.toFixed(1)}:1`;
      this.#refuse(
        capitalized(suspect),
        `has a contrast of ${least} where ${leastContrast}:1 is needed, and is left out`,
      );
    }
  }

  #deriveFromAccent(): void {
    const accent = this.#chosen.get('accent');
    if (!accent) return;
    const mixed = (share: number, other: string) =>
      `color-mix(in oklab, var(--quittance-color-accent) ${share}%, var(--quittance-color-${other}))`;
    this.#declare('color-on-accent', `light-dark(${onColor(accent[0])}, ${onColor(accent[1])})`);
    this.#declare('color-accent-hover', mixed(82, 'text'));
    this.#declare('color-accent-soft', mixed(10, 'surface'));
    this.#declare('color-focus', 'var(--quittance-color-accent)');
  }

  #readRest(): void {
    for (const [variable, token] of Object.entries(lengths)) {
      const value = this.#variables[variable];
      if (value === undefined) continue;
      if (/^(?:0|\d*\.?\d+(?:px|rem|em))$/.test(String(value))) this.#declare(token, String(value));
      else this.#refuse(variable, 'is no length such as 8px');
    }
    const { fontFamily } = this.#variables;
    if (fontFamily === undefined) return;
    // Nothing that could end the declaration.
    if (/^[\w\s"',.-]+$/.test(String(fontFamily))) this.#declare('font', String(fontFamily));
    else this.#refuse('fontFamily', 'is no list of font families');
  }
}

/**
 * Turns an appearance into tokens. A colour that would make text hard to read is left out and told of: 4.5:1 of WCAG 2.2,
 * in each scheme that can be shown.
 */
export function compileAppearance(appearance: Appearance): CompiledAppearance {
  const known = [...Object.keys(shippedColors).map(capitalized), ...Object.keys(lengths), 'fontFamily'];
  const compiled = new Compiler(appearance).compile();
  const unknown = Object.keys(appearance.variables ?? {}).filter((variable) => !known.includes(variable));
  return {
    ...compiled,
    problems: [...compiled.problems, ...unknown.map((variable) => ({ variable, message: 'is not known' }))],
  };
}

/** What was set on an element before, to take it away again. */
const applied = new WeakMap<HTMLElement, CompiledAppearance>();

/** Our elements have the attribute `theme`; anything else is fixed to a scheme by this one. */
const themeAttributeOf = (target: HTMLElement): string =>
  target.localName.includes('-') ? 'theme' : 'data-quittance-theme';

/**
 * Gives an element, and all that stands in it, a look; call it again to change it live, with `{}` to take it away. Custom
 * properties are set through the DOM, which no Content-Security-Policy forbids.
 * @param target one of our elements, or an element of a React page, such as `document.documentElement`
 * @returns what was left out, and why
 */
export function applyAppearance(target: HTMLElement, appearance: Appearance): readonly AppearanceProblem[] {
  for (const token of applied.get(target)?.tokens.keys() ?? []) target.style.removeProperty(token);
  const compiled = compileAppearance(appearance);
  for (const [token, value] of compiled.tokens) target.style.setProperty(token, value);
  applied.set(target, compiled);
  const { theme = 'auto' } = appearance;
  if (theme === 'auto') target.removeAttribute(themeAttributeOf(target));
  else target.setAttribute(themeAttributeOf(target), theme);
  return compiled.problems;
}
