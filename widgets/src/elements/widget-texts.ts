import { bankDebitTexts, invoiceTexts, kitTexts } from '@quittance/sdk/i18n';
import type { Catalogue, TranslatorOptions } from './translator.ts';

const catalogue = (language: 'en' | 'es'): Catalogue => ({
  kit: kitTexts[language],
  invoice: invoiceTexts[language],
  'bank-debit': bankDebitTexts[language],
});

/** What the payment widgets say. */
export const widgetTexts: TranslatorOptions = {
  english: catalogue('en'),
  load: async (language) => (language === 'es' ? catalogue('es') : null),
};
