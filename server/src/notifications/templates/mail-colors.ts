/**
 * Design tokens of mails, light and dark. Mail programs support neither custom properties nor `light-dark()`, so this is
 * a copy of the values; a test compares them with the portal's.
 */
export const mailColors = {
  page: ['#f6f4ef', '#100f0e'],
  surface: ['#ffffff', '#191816'],
  sunken: ['#faf8f4', '#141312'],
  text: ['#1a1917', '#f3f0ea'],
  muted: ['#625c52', '#aca598'],
  border: ['#e7e2d9', '#34312d'],
  accent: ['#2440b3', '#a3b5ff'],
  'on-accent': ['#ffffff', '#0e1740'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

/** Returns the light colour, for inline styles, which every mail program supports. */
export const inlineColor = (token: keyof typeof mailColors): string => mailColors[token][0];

/** Returns a rule for the style block that replaces the inline colour by the dark one. */
export const darkRule = (selector: string, property: string, token: keyof typeof mailColors): string =>
  `${selector}{${property}:${mailColors[token][1]}!important}`;
