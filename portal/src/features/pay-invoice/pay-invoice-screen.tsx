import { GuestInvoicePage } from './guest-invoice-page.tsx';

/** The page of the link in an invoice e-mail: the invoice and its payment, without signing in. */
export const PayInvoiceScreen = () => <GuestInvoicePage isPreview={false} />;
