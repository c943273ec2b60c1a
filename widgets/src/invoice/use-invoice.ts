import { useStore } from '@nanostores/react';
import { ApiError, type Client, getInvitedInvoice, getInvoice } from '@quittance/sdk/client';
import { createResource, type Resource, type ResourceState } from '@quittance/sdk/stores';
import { useEffect, useMemo, useRef } from 'react';
import { useClient } from '../kit/provider.tsx';
import { describeFailure, isSessionLost, type WidgetEventListener } from '../widget/widget-events.ts';
import type { InvoiceAnswer } from './invoice-answer.ts';

/** `guest`: the client's session is an invite token, which opens one invoice. `customer`: a signed-in business. */
export type InvoiceAccess = 'guest' | 'customer';

export type InvoiceState = ResourceState<InvoiceAnswer>;

interface InvoiceSource {
  readonly state: InvoiceState;
  /** Loads again; an invoice that is shown stays until the answer is there. */
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

async function loadInvited(client: Client, invoiceId: string, signal: AbortSignal): Promise<InvoiceAnswer> {
  const invoice = await client.request(getInvitedInvoice, {}, { signal });
  if (invoice._id !== invoiceId) throw wrongInvoice();
  return invoice;
}

/** Tells the host, once an invoice, that it stands, and each time that it could not be loaded. */
function useLoadEvents(resource: Resource<InvoiceAnswer>, state: InvoiceState, onEvent: WidgetEventListener): void {
  const told = useRef<Resource<InvoiceAnswer>>(undefined);
  useEffect(() => {
    if (state.status === 'ready' && told.current !== resource) {
      told.current = resource;
      onEvent('ready', { invoiceId: state.data._id });
    } else if (state.status === 'failed') {
      if (isSessionLost(state.error)) onEvent('session-expired', {});
      onEvent('load-error', { error: describeFailure(state.error) });
    }
  }, [resource, state, onEvent]);
}

/** The invoice as it is loaded, and the ways to keep it fresh. */
export function useInvoice(invoiceId: string, access: InvoiceAccess, onEvent: WidgetEventListener): InvoiceSource {
  const client = useClient();
  const resource = useMemo(
    () =>
      createResource<InvoiceAnswer>((signal) =>
        access === 'guest'
          ? loadInvited(client, invoiceId, signal)
          : client.request(getInvoice, { params: { id: invoiceId } }, { signal }),
      ),
    [client, invoiceId, access],
  );
  const state = useStore(resource.$state);
  useLoadEvents(resource, state, onEvent);
  return { state, reload: () => void resource.refresh(), replace: resource.set };
}
