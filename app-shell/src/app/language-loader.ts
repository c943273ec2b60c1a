import { addTexts, detectLocale, type I18n, type TextTree } from '@quittance/sdk/i18n';

export type LoadLanguage = (i18n: I18n, tag: string) => Promise<void>;

/**
 * Loads the texts of a language once; English, the fallback, is always there. If they can't be fetched, the page stays in
 * English.
 * @param namespace of the app's own texts
 * @param loadSpanish the app's texts in Spanish, by namespace
 */
export const languageLoader =
  (namespace: string, loadSpanish: () => Promise<Readonly<Record<string, TextTree>>>): LoadLanguage =>
  async (i18n, tag) => {
    if (detectLocale(tag) === 'en' || i18n.hasResourceBundle('es', namespace)) return;
    const spanish = await loadSpanish().catch(() => ({}));
    for (const [name, texts] of Object.entries(spanish)) addTexts(i18n, name, { es: texts });
  };
