import { isHexColor } from './color.ts';
import {
  type ColorName,
  derivePalette,
  findUnreadable,
  type HostColor,
  hostColors,
  originOf,
  type Pair,
  type Scheme,
  shippedColors,
  type Unreadable,
} from './palette.ts';

/** A colour for both schemes, or one for each. Hexadecimal, such as `#0a5` or `#00aa55`. */
export type AppearanceColor = string | { readonly light: string; readonly dark: string };

/** Variables of an appearance. Each is optional; a missing one keeps its value or follows from the others. */
export interface AppearanceVariables {
  /** Buttons, links and selections. Content on it is black or white, whichever has more contrast. */
  readonly colorAccent?: AppearanceColor;
  readonly colorText?: AppearanceColor;
  /** Secondary text. */
  readonly colorMuted?: AppearanceColor;
  /** Background of sheets and cards. Other backgrounds, edges and texts follow it, light or dark. */
  readonly colorSurface?: AppearanceColor;
  readonly colorBorder?: AppearanceColor;
  readonly colorDanger?: AppearanceColor;
  /** A list of font families; the page must load the fonts. */
  readonly fontFamily?: string;
  /** A length of at least 12 px, such as `15px`. */
  readonly fontSize?: string;
  /** A length, such as `4px`; 0 for square corners. */
  readonly borderRadius?: string;
}

/** The appearance of a widget, chosen by the host. */
export interface Appearance {
  /** Default `auto`: follows the page's `color-scheme`. */
  readonly theme?: 'auto' | 'light' | 'dark';
  readonly variables?: AppearanceVariables;
}

/** Why a variable was ignored. */
export interface AppearanceProblem {
  readonly variable: string;
  readonly message: string;
}

export interface CompiledAppearance {
  /** Values by the name of their custom property, such as `--quittance-radius`. */
  readonly tokens: ReadonlyMap<string, string>;
  readonly problems: readonly AppearanceProblem[];
}

const LEAST_FONT_SIZE_PX = 12;
/** Assumed size of `rem` and `em` in CSS pixels; a page may have another size. */
const PX_OF_AN_EM = 16;

const variableOf = (name: HostColor): string => `color${name.charAt(0).toUpperCase()}${name.slice(1)}`;

function readPair(value: AppearanceColor): Pair | null {
  const pair: Pair = typeof value === 'string' ? [value, value] : [value.light, value.dark];
  return pair.every(isHexColor) ? pair : null;
}

/** The schemes that may be shown. */
const schemesOf = (theme: Appearance['theme']): readonly Scheme[] =>
  ({ auto: [0, 1] as const, light: [0] as const, dark: [1] as const })[theme ?? 'auto'];

/** Returns CSS pixels; undefined for text that is no length. */
function pixelsOf(length: string): number | undefined {
  const [, size, unit] = /^(\d*\.?\d+)(px|rem|em)$/.exec(length) ?? [];
  if (length === '0') return 0;
  return size === undefined ? undefined : Number(size) * (unit === 'px' ? 1 : PX_OF_AN_EM);
}

/** Why a colour was ignored, as the end of a sentence after its name. */
function whyUnreadable(culprit: HostColor, { ink, ground, contrast, least }: Unreadable): string {
  const ratio = `a contrast of ${contrast.toFixed(1)}:1 where ${least}:1 is needed, and is left out`;
  return originOf(ink) === culprit ? `has on ${ground} ${ratio}` : `would give ${ink} on ${ground} ${ratio}`;
}

class Compiler {
  readonly tokens = new Map<string, string>();
  readonly problems: AppearanceProblem[] = [];
  readonly #chosen = new Map<HostColor, Pair>();
  readonly #variables: Readonly<Record<string, unknown>>;
  readonly #schemes: readonly Scheme[];

  constructor({ theme, variables }: Appearance) {
    this.#variables = { ...variables };
    this.#schemes = schemesOf(theme);
  }

  compile(): CompiledAppearance {
    this.#readColors();
    this.#dropUnreadable();
    this.#declareColors();
    this.#readFont();
    this.#readLength('fontSize', 'font-size', LEAST_FONT_SIZE_PX);
    this.#readLength('borderRadius', 'radius', 0);
    this.#refuseUnknown();
    return { tokens: this.tokens, problems: this.problems };
  }

  #declare(token: string, value: string): void {
    this.tokens.set(`--quittance-${token}`, value);
  }

  #refuse(variable: string, message: string): void {
    this.problems.push({ variable, message });
  }

  #paletteOf(scheme: Scheme) {
    return derivePalette(scheme, Object.fromEntries([...this.#chosen].map(([name, pair]) => [name, pair[scheme]])));
  }

  #readColors(): void {
    for (const name of hostColors) {
      const value = this.#variables[variableOf(name)] as AppearanceColor | undefined;
      const pair = value && readPair(value);
      if (pair) this.#chosen.set(name, pair);
      else if (value) this.#refuse(variableOf(name), 'is no hexadecimal colour such as #00aa55');
    }
  }

  /** Ignores the host's text colour before its background, if they are unreadable together. */
  #dropUnreadable(): void {
    for (;;) {
      const found = this.#schemes.map((scheme) => findUnreadable(this.#paletteOf(scheme))).find(Boolean);
      const suspects = found ? [originOf(found.ink), originOf(found.ground), 'surface' as const] : [];
      const culprit = suspects.find((name) => this.#chosen.has(name));
      if (!found || !culprit) return;
      this.#chosen.delete(culprit);
      this.#refuse(variableOf(culprit), whyUnreadable(culprit, found));
    }
  }

  /** Shipped values are never reported. */
  #declareColors(): void {
    const [light, dark] = [this.#paletteOf(0), this.#paletteOf(1)];
    for (const [name, shipped] of Object.entries(shippedColors)) {
      const pair = [light[name as ColorName], dark[name as ColorName]];
      if (pair.join() !== shipped.join()) this.#declare(`color-${name}`, `light-dark(${pair.join(', ')})`);
    }
  }

  #readLength(variable: string, token: string, leastPx: number): void {
    const value = this.#variables[variable];
    if (value === undefined) return;
    const pixels = pixelsOf(String(value));
    if (pixels === undefined) this.#refuse(variable, 'is no length such as 16px');
    else if (pixels < leastPx) this.#refuse(variable, `is smaller than ${leastPx}px, and is left out`);
    else this.#declare(token, String(value));
  }

  #readFont(): void {
    const { fontFamily } = this.#variables;
    if (fontFamily === undefined) return;
    // No character that could end the declaration.
    if (/^[\w\s"',.-]+$/.test(String(fontFamily))) this.#declare('font', String(fontFamily));
    else this.#refuse('fontFamily', 'is no list of font families');
  }

  #refuseUnknown(): void {
    const known = [...hostColors.map(variableOf), 'fontSize', 'borderRadius', 'fontFamily'];
    for (const variable of Object.keys(this.#variables)) {
      if (!known.includes(variable)) this.#refuse(variable, 'is not known');
    }
  }
}

/**
 * Converts an appearance to tokens. Ignores and reports a colour that would make text unreadable on any of its
 * backgrounds:
 * contrast below 4.5:1 (WCAG 2.2) in a scheme that may be shown.
 */
export const compileAppearance = (appearance: Appearance): CompiledAppearance => new Compiler(appearance).compile();

/** Properties set on an element before, for removing them. */
const applied = new WeakMap<HTMLElement, CompiledAppearance>();

/** Fixes a scheme on other elements; ours have the attribute `theme`. */
const themeAttributeOf = (target: HTMLElement): string =>
  target.localName.includes('-') ? 'theme' : 'data-quittance-theme';

/**
 * Applies an appearance to an element and its descendants. Call it again for changes, with `{}` to remove it. Custom
 * properties are set through the DOM, which every Content-Security-Policy allows.
 * @param target one of our elements, or an element of a React page, such as `document.documentElement`
 * @returns the ignored variables, and why
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
