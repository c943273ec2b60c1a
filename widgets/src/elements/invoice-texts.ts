import { bankDebit, controls, invoice, invoiceHead, invoiceStatus, kit } from '@quittance/sdk/i18n/en';
import type { TranslatorOptions } from './translator.ts';

/** What the invoice widget says. Other languages are loaded when they are asked for. */
export const invoiceTexts: TranslatorOptions = {
  english: {
    kit,
    controls,
    invoice,
    'invoice-head': invoiceHead,
    'invoice-status': invoiceStatus,
    'bank-debit': bankDebit,
  },
  load: async (language) => (language === 'es' ? (await import('./invoice-texts-es.ts')).spanish : null),
};
