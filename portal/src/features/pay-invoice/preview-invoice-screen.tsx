import { GuestInvoicePage } from './guest-invoice-page.tsx';

/** The invoice of a link as a document, without the ways to pay. */
export const PreviewInvoiceScreen = () => <GuestInvoicePage isPreview />;
