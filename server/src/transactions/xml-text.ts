const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 can't contain, such as control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const impossible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(impossible, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Writes an element with a text of at most `maxCharacters`. */
export const textElement = (name: string, text: string, maxCharacters?: number): string =>
  `<${name}>${escaped(maxCharacters === undefined ? text : [...text].slice(0, maxCharacters).join(''))}</${name}>`;

/** Writes an element around others; empty ones are left out. */
export const element = (name: string, ...content: readonly string[]): string =>
  `<${name}>${content.join('')}</${name}>`;
