import { bankDebit, dates, invoice, invoiceHead, invoiceStatus, numbers, portalInvoices } from '@quittance/sdk/i18n/en';
import '@quittance/widgets/widgets.css';
import { useTexts } from './use-texts.ts';

const namespaces = {
  'bank-debit': bankDebit,
  dates,
  invoice,
  'invoice-head': invoiceHead,
  'invoice-status': invoiceStatus,
  numbers,
  'portal-invoices': portalInvoices,
};

/** Loads the texts and styles of the invoice widget and of its screens. */
export const useInvoiceTexts = (): void => useTexts(namespaces);
