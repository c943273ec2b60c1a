import { bankDebit, invoiceHead, invoiceStatus, kit } from '@quittance/sdk/i18n/es';
import type { Catalogue } from './translator.ts';

export const spanish: Catalogue = {
  kit,
  'invoice-head': invoiceHead,
  'invoice-status': invoiceStatus,
  'bank-debit': bankDebit,
};
