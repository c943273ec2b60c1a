// Free of React's types, since projects without React read them too.

/** Values put into a translation, by placeholder name; `count` also chooses the plural form. */
export type TranslationValues = Readonly<Record<string, string | number>>;

/**
 * What the interface needs of a translator. An i18next instance fits as it is; the custom elements bring a reader of
 * the same catalogues that is a twentieth of its size.
 */
export interface I18n {
  /** BCP 47 tag in force, such as `es-MX`. Texts fall back to its language, then to English. */
  readonly language: string;
  t(key: string, options: { readonly ns: string } & TranslationValues): string;
  on(event: 'languageChanged', listener: () => void): unknown;
  off(event: 'languageChanged', listener: () => void): unknown;
}
