import {
  bankDebit,
  choices,
  common,
  controls,
  dates,
  errors,
  host,
  invoice,
  invoiceHead,
  invoiceStatus,
  kit,
  portal,
  portalAccounts,
  portalInvoices,
} from '@quittance/sdk/i18n/es';

/** The portal's texts in Spanish, by namespace; a chunk of its own. */
export const spanish = {
  'bank-debit': bankDebit,
  choices,
  common,
  controls,
  dates,
  errors,
  host,
  invoice,
  'invoice-head': invoiceHead,
  'invoice-status': invoiceStatus,
  kit,
  portal,
  'portal-accounts': portalAccounts,
  'portal-invoices': portalInvoices,
};
