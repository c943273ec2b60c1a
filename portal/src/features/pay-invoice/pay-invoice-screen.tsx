import { useStore } from '@nanostores/react';
import { useQuery } from '@quittance/app-shell';
import { isOpenTo } from '../../guards/guard.ts';
import { usePortal } from '../../portal.ts';
import { GuestInvoicePage } from './guest-invoice-page.tsx';
import { LinkedInvoice } from './linked-invoice.tsx';
import { linkedInvoicePath } from './linked-invoice-path.ts';

/** The page of the link in an invoice e-mail: the invoice and its payment, without signing in. */
export function PayInvoiceScreen() {
  const state = useStore(usePortal().session.$session);
  const [query] = useQuery();
  const token = query.get('token') ?? '';
  // A business that is led elsewhere, such as to its verification, can still pay by the link.
  const mayOpenInvoice = state.status === 'signed-in' && isOpenTo(state.user, linkedInvoicePath);
  const guestPage = <GuestInvoicePage isPreview={false} />;
  return token !== '' && mayOpenInvoice ? <LinkedInvoice token={token}>{guestPage}</LinkedInvoice> : guestPage;
}
