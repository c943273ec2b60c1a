import { addTexts, detectLocale, type I18n } from '@quittance/sdk/i18n';

/**
 * Fetches the texts of a language that is not there yet; English, the fallback, always is. Where they can't be fetched the
 * page speaks English.
 */
export async function loadLanguage(i18n: I18n, tag: string): Promise<void> {
  if (detectLocale(tag) === 'en' || i18n.hasResourceBundle('es', 'admin')) return;
  const { spanish } = await import('./spanish.ts').catch(() => ({ spanish: {} }));
  for (const [namespace, texts] of Object.entries(spanish)) addTexts(i18n, namespace, { es: texts });
}
