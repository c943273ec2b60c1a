import { bankDebit, controls, invoice, invoiceStatus, kit } from '@quittance/sdk/i18n/es';
import type { Catalogue } from './translator.ts';

export const spanish: Catalogue = { kit, controls, invoice, 'invoice-status': invoiceStatus, 'bank-debit': bankDebit };
