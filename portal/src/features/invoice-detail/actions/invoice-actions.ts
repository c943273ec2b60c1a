/** The dialogs of an invoice's actions and tools; loaded when one is asked for. */

export { MailAgainDialog } from '../../../invoices/seller-tools/mail-again-dialog.tsx';
export { AttachDialog } from './attach-dialog.tsx';
export { CancelInvoiceDialog } from './cancel-invoice-dialog.tsx';
export { MarkPaidDialog } from './mark-paid-dialog.tsx';
export { RejectInvoiceDialog } from './reject-invoice-dialog.tsx';
