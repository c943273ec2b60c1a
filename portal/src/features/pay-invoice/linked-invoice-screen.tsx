import { Redirect, useQuery } from '@quittance/app-shell';
import { LinkedInvoice } from './linked-invoice.tsx';

/** The page after signing in from a mailed link: it leads to the invoice, or back to the guest's page. */
export function LinkedInvoiceScreen() {
  const [query] = useQuery();
  const token = query.get('token') ?? '';
  const guestPage = <Redirect to={`/pay-invoice?token=${encodeURIComponent(token)}`} />;
  return token === '' ? guestPage : <LinkedInvoice token={token}>{guestPage}</LinkedInvoice>;
}
