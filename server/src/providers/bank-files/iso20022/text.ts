/** Writes a text in the characters that every bank accepts in ISO 20022 messages (those of SWIFT), cut to a length. */
export const bankText = (text: string, maxCharacters: number): string =>
  text
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .slice(0, maxCharacters)
    .trim();

/** Writes our reference as an end-to-end id, whose characters have no underscore. */
export const endToEndIdOf = (reference: string): string => reference.replaceAll('_', '-').slice(0, 35);
