import { ApiError, getInvitedInvoice, getInvoice } from '@quittance/sdk/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from '../kit/provider.tsx';
import { describeFailure, isSessionLost, type WidgetEventListener } from '../widget/widget-events.ts';
import type { InvoiceAnswer } from './invoice-answer.ts';

/** `guest`: the client's session is an invite token, which opens one invoice. `customer`: a signed-in business. */
export type InvoiceAccess = 'guest' | 'customer';

export type InvoiceState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly invoice: InvoiceAnswer }
  | { readonly status: 'failed'; readonly error: unknown; readonly isRetrying: boolean };

interface InvoiceSource {
  readonly state: InvoiceState;
  /** Loads again; what is shown stays until the answer is there. */
  reload(): void;
  /** Takes over an answer that another call brought. */
  replace(invoice: InvoiceAnswer): void;
}

const wrongInvoice = () =>
  new ApiError({
    kind: 'refused',
    code: 'NotFoundError',
    status: 404,
    message: 'The invite token opens another invoice than the one asked for.',
  });

/** Loads the invoice, and says so to the host. */
export function useInvoice(invoiceId: string, access: InvoiceAccess, onEvent: WidgetEventListener): InvoiceSource {
  const client = useClient();
  const [state, setState] = useState<InvoiceState>({ status: 'loading' });
  const current = useRef<AbortController>(undefined);

  const load = useCallback(async () => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const { signal } = controller;
    try {
      const invoice =
        access === 'guest'
          ? await client.request(getInvitedInvoice, {}, { signal })
          : await client.request(getInvoice, { params: { id: invoiceId } }, { signal });
      if (invoice._id !== invoiceId) throw wrongInvoice();
      setState({ status: 'ready', invoice });
      onEvent('ready', { invoiceId });
    } catch (error) {
      if (signal.aborted) return;
      setState({ status: 'failed', error, isRetrying: false });
      if (isSessionLost(error)) onEvent('session-expired', {});
      onEvent('load-error', { error: describeFailure(error) });
    }
  }, [client, invoiceId, access, onEvent]);

  useEffect(() => {
    setState({ status: 'loading' });
    void load();
    return () => current.current?.abort();
  }, [load]);

  const reload = useCallback(() => {
    setState((before) => (before.status === 'failed' ? { ...before, isRetrying: true } : before));
    void load();
  }, [load]);
  const replace = useCallback((invoice: InvoiceAnswer) => setState({ status: 'ready', invoice }), []);
  return { state, reload, replace };
}
