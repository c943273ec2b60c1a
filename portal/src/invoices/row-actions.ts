/** What sellers do with the rows of a list; lazy-loaded. */
export { DeleteDraftDialog } from './delete-draft-dialog.tsx';
export { InvoiceMenu } from './invoice-menu.tsx';
export { MailAgainDialog } from './seller-tools/mail-again-dialog.tsx';
