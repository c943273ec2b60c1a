type Replacement = string | ((found: string) => string);

// Strangers may send us text. Every repetition is bounded, or can't fail once started, so that matching takes linear
// time.
const personalPatterns: readonly (readonly [RegExp, Replacement])[] = [
  [/[^\s"'<>()=,;:@]{1,64}@[^\s"'<>()=,;:@]{1,200}\.[^\s"'<>()=,;:@]{1,60}/g, '[email]'],
  // Our own secrets: guest links, API keys, sessions. Ids have the same prefix style but no mixed-case tail.
  [/\b[a-z]{2,12}_[\w-]{30,}/g, (found) => (/[A-Z]/.test(found) ? '[token]' : found)],
  [/\b(?:Bearer|Basic)\s{1,9}[\w.~+/=-]+/gi, '[token]'],
  // Account, card and telephone numbers, also with spaces or dashes.
  [/\d(?:[ -]?\d){6,}/g, '[number]'],
];

const replaceAll = (text: string, pattern: RegExp, replacement: Replacement): string =>
  typeof replacement === 'string' ? text.replace(pattern, replacement) : text.replace(pattern, replacement);

/** Removes personal data and secrets from a free text: email addresses, long numbers, tokens. */
export const scrubText = (text: string): string =>
  personalPatterns.reduce((scrubbed, [pattern, replacement]) => replaceAll(scrubbed, pattern, replacement), text);
