// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
import { bankDebit, invoiceHead, invoiceStatus, kit } from '@quittance/sdk/i18n/en';
import type { TranslatorOptions } from '../elements/translator.ts';

/** English texts; other languages are loaded on demand. */
export const bankDebitTexts: TranslatorOptions = {
  english: {
    kit,
    'invoice-head': invoiceHead,
    'invoice-status': invoiceStatus,
    'bank-debit': bankDebit,
  },
  load: async (language) => (language === 'es' ? (await import('./texts-es.generated.ts')).catalogue : null),
};
