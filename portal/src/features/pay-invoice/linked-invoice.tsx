import { Redirect, useResource } from '@quittance/app-shell';
import { findLinkedInvoice } from '@quittance/sdk/client';
import { Spinner, useClient } from '@quittance/widgets/kit';
import { type ReactNode, useCallback, useRef } from 'react';

interface LinkedInvoiceProps {
  readonly token: string;
  /** Whether the portal opens invoices for the visitor; undefined while it is not known. */
  readonly isMember: boolean | undefined;
  /** For everybody who is neither the seller nor the buyer. */
  readonly children: ReactNode;
}

/**
 * Leads the invoice's seller or buyer from a mailed link to their own page of it, where they have every way to pay. All
 * others keep the guest's page, also when their session ends: they may be typing there.
 */
export function LinkedInvoice({ token, isMember, children }: LinkedInvoiceProps) {
  const client = useClient();
  const { data, error } = useResource(
    useCallback(
      async (signal) => (isMember ? client.request(findLinkedInvoice, { body: { token } }, { signal }) : null),
      [client, token, isMember],
    ),
  );
  const isGuest = useRef(false);
  if (isMember === false || error !== undefined) isGuest.current = true;
  const isShown = useRef(false);
  if (isGuest.current || !isMember) isShown.current = true;
  if (data && !isGuest.current) return <Redirect to={`/invoices/${encodeURIComponent(data.invoiceId)}`} />;
  return isShown.current ? children : <Spinner />;
}
