const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 can't contain, such as control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const impossible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Writes a text so that XML can contain it. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(impossible, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Writes an element with a text, and with attributes if there are any. */
export const textElement = (name: string, text: string, attributes: Readonly<Record<string, string>> = {}): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('')}>${escapeXml(text)}</${name}>`;

/** Writes an element with the first characters of a text, at most `maxCharacters`. */
export const cutTextElement = (name: string, text: string, maxCharacters: number): string =>
  textElement(name, [...text].slice(0, maxCharacters).join(''));

/** Writes an element around others. */
export const element = (name: string, ...content: readonly string[]): string =>
  `<${name}>${content.join('')}</${name}>`;
