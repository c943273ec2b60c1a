import { bankDebit, invoiceHead, invoiceStatus, kit } from '@quittance/sdk/i18n/en';
import type { TranslatorOptions } from './translator.ts';

/** What the bank debit widget says. Other languages are loaded when they are asked for. */
export const bankDebitTexts: TranslatorOptions = {
  english: { kit, 'invoice-head': invoiceHead, 'invoice-status': invoiceStatus, 'bank-debit': bankDebit },
  load: async (language) => (language === 'es' ? (await import('./bank-debit-texts-es.ts')).spanish : null),
};
