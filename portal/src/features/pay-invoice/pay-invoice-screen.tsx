import { useQuery } from '@quittance/app-shell';
import { GuestInvoicePage } from './guest-invoice-page.tsx';
import { LinkedInvoice } from './linked-invoice.tsx';
import { useOpensInvoices } from './use-opens-invoices.ts';

/** The page of the link in an invoice e-mail: the invoice and its payment, without signing in. */
export function PayInvoiceScreen() {
  const opensInvoices = useOpensInvoices();
  const [query] = useQuery();
  const token = query.get('token') ?? '';
  return (
    <LinkedInvoice token={token} isMember={token === '' ? false : opensInvoices}>
      <GuestInvoicePage isPreview={false} />
    </LinkedInvoice>
  );
}
