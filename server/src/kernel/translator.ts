import { type Catalogue, createTranslator, type I18n } from '@quittance/sdk/i18n';
import { type Locale, languageOf } from './locale.ts';

/**
 * Returns the text function for each locale, for texts that the server writes itself: mails, text messages, documents.
 * @param spanish the Spanish of these texts; English is part of them
 */
export function translatorOf(spanish: Catalogue): (locale: Locale) => I18n['t'] {
  const [inEnglish, inSpanish] = [createTranslator(), createTranslator({ es: spanish })];
  // Takes effect at once, since the catalogue is not fetched.
  void inSpanish.changeLanguage('es');
  const translators = { en: inEnglish, es: inSpanish };
  return (locale) => translators[languageOf(locale)].t;
}
