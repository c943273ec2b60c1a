// Without React's types, since projects without React read these types too.

/** Values put into a translation, by placeholder name; `count` also chooses the plural form. */
export type TranslationValues = Readonly<Record<string, string | number>>;

/**
 * The translator that the interface needs. An i18next instance fits; the custom elements have a smaller implementation
 * for the same catalogues.
 */
export interface I18n {
  /** Active BCP 47 tag, such as `es-MX`. Texts fall back to its language, then to English. */
  readonly language: string;
  t(key: string, options: { readonly ns: string } & TranslationValues): string;
  on(event: 'languageChanged', listener: () => void): unknown;
  off(event: 'languageChanged', listener: () => void): unknown;
}
