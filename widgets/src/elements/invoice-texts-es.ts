import { bankDebit, controls, invoice, invoiceHead, invoiceStatus, kit } from '@quittance/sdk/i18n/es';
import type { Catalogue } from './translator.ts';

export const spanish: Catalogue = {
  kit,
  controls,
  invoice,
  'invoice-head': invoiceHead,
  'invoice-status': invoiceStatus,
  'bank-debit': bankDebit,
};
