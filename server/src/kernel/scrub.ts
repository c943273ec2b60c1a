const personal: readonly (readonly [RegExp, string])[] = [
  [/[^\s"'<>()=,;:@]+@[^\s"'<>()=,;:@]+\.[^\s"'<>()=,;:@]+/g, '[email]'],
  // Our own secrets: guest links, API keys, sessions. Ids have the same prefix style but no mixed-case tail.
  [/\b[a-z]{2,12}_(?=[\w-]*[A-Z])[\w-]{30,}/g, '[token]'],
  [/\b(?:Bearer|Basic)\s+[\w.~+/=-]+/gi, '[token]'],
  // Account, card and telephone numbers, also with spaces or dashes in them.
  [/\d(?:[ -]?\d){6,}/g, '[number]'],
];

/** Takes out of a free text what may tell who somebody is or open something: e-mail addresses, long numbers, tokens. */
export const scrubText = (text: string): string =>
  personal.reduce((scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, replacement), text);
