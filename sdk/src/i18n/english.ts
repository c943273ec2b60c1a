/** The texts of one language, by namespace: for apps that load a language when it is chosen. */
export { admin } from './en/admin.ts';
export { bankDebit } from './en/bank-debit.ts';
export { common } from './en/common.ts';
export { controls } from './en/controls.ts';
export { errors } from './en/errors.ts';
export { gallery } from './en/gallery.ts';
export { host } from './en/host.ts';
export { invoice } from './en/invoice.ts';
export { invoiceStatus } from './en/invoice-status.ts';
export { kit } from './en/kit.ts';
export { portal } from './en/portal.ts';
export { portalAccounts } from './en/portal-accounts.ts';
export { portalInvoices } from './en/portal-invoices.ts';
export { validation } from './en/validation.ts';
