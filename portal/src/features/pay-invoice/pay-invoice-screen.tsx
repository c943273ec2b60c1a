import { useStore } from '@nanostores/react';
import { Redirect, useQuery, useResource } from '@quittance/app-shell';
import { findLinkedInvoice } from '@quittance/sdk/client';
import { Spinner, useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { isOpenTo } from '../../guards/guard.ts';
import { usePortal } from '../../portal.ts';
import { GuestInvoicePage } from './guest-invoice-page.tsx';

/** Leads the invoice's seller or buyer to their own page of it, where they have every way to pay; shows others the guest's. */
function LinkOfMember({ token }: { readonly token: string }) {
  const client = useClient();
  const { data, error } = useResource(
    useCallback((signal) => client.request(findLinkedInvoice, { body: { token } }, { signal }), [client, token]),
  );
  if (data) return <Redirect to={`/invoices/${encodeURIComponent(data.invoiceId)}`} />;
  return error === undefined ? <Spinner /> : <GuestInvoicePage isPreview={false} />;
}

/** The page of the link in an invoice e-mail: the invoice and its payment, without signing in. */
export function PayInvoiceScreen() {
  const state = useStore(usePortal().session.$session);
  const [query] = useQuery();
  const token = query.get('token') ?? '';
  // A business that is led elsewhere, such as to its verification, can still pay by the link.
  const mayOpenInvoice = state.status === 'signed-in' && isOpenTo(state.user, '/invoices/linked');
  if (token !== '' && mayOpenInvoice) return <LinkOfMember token={token} />;
  return <GuestInvoicePage isPreview={false} />;
}
