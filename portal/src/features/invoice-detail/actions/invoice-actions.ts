/** The dialogs of an invoice's actions; loaded when one is asked for. */
export { CancelInvoiceDialog } from './cancel-invoice-dialog.tsx';
export { MarkPaidDialog } from './mark-paid-dialog.tsx';
export { RejectInvoiceDialog } from './reject-invoice-dialog.tsx';
