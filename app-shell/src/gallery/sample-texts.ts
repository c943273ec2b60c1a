import { addTexts, createI18n, type I18n, type TextTree } from '@quittance/sdk/i18n';
import * as english from '@quittance/sdk/i18n/en';
import * as spanish from '@quittance/sdk/i18n/es';

/** Creates a translator with every text in both languages, since the gallery shows everything. */
export function createSampleI18n(): I18n {
  const i18n = createI18n({ locale: 'en', namespaces: {} });
  const add = (locale: 'en' | 'es', namespaces: Readonly<Record<string, TextTree>>) => {
    for (const [namespace, texts] of Object.entries(namespaces)) addTexts(i18n, namespace, { [locale]: texts });
  };
  add('en', english as Readonly<Record<string, TextTree>>);
  add('es', spanish as Readonly<Record<string, TextTree>>);
  return i18n;
}
