/** The texts of one language, by namespace: for apps that load a language when it is chosen. */
export { admin } from './es/admin.ts';
export { bankDebit } from './es/bank-debit.ts';
export { common } from './es/common.ts';
export { controls } from './es/controls.ts';
export { errors } from './es/errors.ts';
export { gallery } from './es/gallery.ts';
export { host } from './es/host.ts';
export { invoice } from './es/invoice.ts';
export { invoiceStatus } from './es/invoice-status.ts';
export { kit } from './es/kit.ts';
export { portal } from './es/portal.ts';
export { portalAccounts } from './es/portal-accounts.ts';
export { portalInvoices } from './es/portal-invoices.ts';
export { validation } from './es/validation.ts';
