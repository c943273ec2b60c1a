/**
 * Everything that people write or paste between groups: spaces, dots, commas, slashes, underscores, and every hyphen and
 * dash, with the minus sign and the soft hyphen.
 */
const separators = /[\s.,/_\p{Pd}\u{2212}\u{AD}]+/gu;

/** Replaces every group of separators within a text with one of your own, and removes those around it. */
export const joinSeparated = (text: string, separator: string): string =>
  text.replace(separators, ' ').trim().replaceAll(' ', separator);
