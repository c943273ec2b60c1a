import { Redirect, useResource } from '@quittance/app-shell';
import { findLinkedInvoice } from '@quittance/sdk/client';
import { Spinner, useClient } from '@quittance/widgets/kit';
import { type ReactNode, useCallback } from 'react';

interface LinkedInvoiceProps {
  readonly token: string;
  /** For everybody who is neither the seller nor the buyer. */
  readonly children: ReactNode;
}

/** Leads the invoice's seller or buyer from a mailed link to their own page of it, where they have every way to pay. */
export function LinkedInvoice({ token, children }: LinkedInvoiceProps) {
  const client = useClient();
  const { data, error } = useResource(
    useCallback((signal) => client.request(findLinkedInvoice, { body: { token } }, { signal }), [client, token]),
  );
  if (data) return <Redirect to={`/invoices/${encodeURIComponent(data.invoiceId)}`} />;
  return error === undefined ? <Spinner /> : children;
}
