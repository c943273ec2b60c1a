import { Redirect, useQuery } from '@quittance/app-shell';
import { LinkedInvoice } from './linked-invoice.tsx';
import { useOpensInvoices } from './use-opens-invoices.ts';

/** The page after signing in from a mailed link: it leads to the invoice, or back to the guest's page. */
export function LinkedInvoiceScreen() {
  const opensInvoices = useOpensInvoices();
  const [query] = useQuery();
  const token = query.get('token') ?? '';
  const guestPage = <Redirect to={`/pay-invoice?token=${encodeURIComponent(token)}`} />;
  return (
    <LinkedInvoice token={token} isMember={token === '' ? false : opensInvoices}>
      {guestPage}
    </LinkedInvoice>
  );
}
