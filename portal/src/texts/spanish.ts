import { bankDebit, common, errors, host, invoice, kit, portal } from '@quittance/sdk/i18n/es';

/** The portal's texts in Spanish, by namespace; a chunk of its own. */
export const spanish = { 'bank-debit': bankDebit, common, errors, host, invoice, kit, portal };
