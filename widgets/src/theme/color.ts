/** A colour as three or six hexadecimal digits after `#`, whose contrast can be computed without a browser. */
export const isHexColor = (text: string): boolean => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text);

/** Red, green and blue, 0 to 255. */
function channelsOf(color: string): number[] {
  const digits = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

/** Returns the relative luminance (WCAG 2.2). */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast from 1 (equal) to 21 (black on white). @param one, other as `isHexColor` accepts them */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Computes `color-mix(in srgb, …)`, so that its contrast is known. @param percent of `one` */
export function mixColors(one: string, percent: number, other: string): string {
  const others = channelsOf(other);
  const mixed = channelsOf(one).map((channel, at) =>
    Math.round((channel * percent + (others[at] ?? 0) * (100 - percent)) / 100),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
