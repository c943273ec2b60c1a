/**
 * The design tokens that mails wear, light and dark. Mail programs know neither custom properties nor `light-dark()`, so
 * the values stand here once more; a test holds them to the portal's.
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

/** A colour for an inline style, which is what every mail program understands: the light one. */
export const inlineColor = (token: keyof typeof mailColors): string => mailColors[token][0];

/** A rule of the style block that puts the dark colour in place of the inline one. */
export const darkRule = (selector: string, property: string, token: keyof typeof mailColors): string =>
  `${selector}{${property}:${mailColors[token][1]}!important}`;
