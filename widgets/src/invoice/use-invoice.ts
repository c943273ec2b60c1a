import { ApiError, type Client, getInvitedInvoice, getInvoice, isSessionLost } from '@quittance/sdk/client';
import { createResource, type Resource, type ResourceState } from '@quittance/sdk/stores';
import { useEffect, useMemo, useRef } from 'react';
import { useClient } from '../kit/base/provider.tsx';
import { pollWithBackoff } from '../widget/poll-with-backoff.ts';
import { useResourceState } from '../widget/use-resource-state.ts';
import { describeFailure, type WidgetEventListener } from '../widget/widget-events.ts';
import { followPace } from './follow-pace.ts';
import type { InvoiceAnswer } from './invoice-answer.ts';

/** `guest`: the client's session is an invite token for one invoice. `customer`: a signed-in organization. */
export type InvoiceAccess = 'guest' | 'customer';

export type InvoiceState = ResourceState<InvoiceAnswer>;

interface InvoiceSource {
  readonly state: InvoiceState;
  /** Reloads; the current invoice stays visible meanwhile. */
  reload(): void;
  /** Replaces the invoice by another call's answer. */
  replace(invoice: InvoiceAnswer): void;
}

const wrongInvoice = () =>
  new ApiError({
    kind: 'refused',
    code: 'NotFoundError',
    status: 404,
    message: 'There is no such invoice, or the invite token opens another one.',
  });

async function loadInvited(client: Client, invoiceId: string | undefined, signal: AbortSignal): Promise<InvoiceAnswer> {
  const load = () => client.request(getInvitedInvoice, {}, { signal });
  const isWanted = ({ _id }: InvoiceAnswer) => invoiceId === undefined || _id === invoiceId;
  const invoice = await load();
  if (isWanted(invoice)) return invoice;
  // The token may be for the previous invoice; the host's callback knows the current one.
  client.forgetSession();
  const other = await load();
  if (isWanted(other)) return other;
  throw wrongInvoice();
}

async function loadOwn(client: Client, invoiceId: string | undefined, signal: AbortSignal): Promise<InvoiceAnswer> {
  if (invoiceId === undefined) throw wrongInvoice();
  return client.request(getInvoice, { params: { id: invoiceId } }, { signal });
}

/** Emits an event when an invoice is shown for the first time, and for each failed load. */
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

/** Reloads when the host changes `revision`. */
function useRevision(resource: Resource<InvoiceAnswer>, revision: number): void {
  const loaded = useRef(revision);
  useEffect(() => {
    if (loaded.current === revision) return;
    loaded.current = revision;
    void resource.refresh();
  }, [resource, revision]);
}

/** Whether the link or the session was refused, which a retry can't change. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && !error.retryable;

/** Polls an invoice while it may change. */
function useFollowing(resource: Resource<InvoiceAnswer>, state: InvoiceState, isFollowed: boolean): void {
  const pace = isFollowed && state.status === 'ready' && !isRefused(state.refreshError) ? followPace(state.data) : null;
  const status = state.status === 'ready' && state.data.status;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change restarts the delays
  useEffect(
    () => (pace ? pollWithBackoff(() => void resource.refresh(), pace) : undefined),
    [resource, pace?.firstPauseMs, status],
  );
}

interface InvoiceRequest {
  readonly invoiceId: string | undefined;
  readonly access: InvoiceAccess;
  readonly revision: number;
  readonly onEvent: WidgetEventListener;
}

/** Loads the invoice and keeps it up to date. */
export function useInvoice({ invoiceId, access, revision, onEvent }: InvoiceRequest): InvoiceSource {
  const client = useClient();
  const resource = useMemo(
    () =>
      createResource<InvoiceAnswer>((signal) =>
        access === 'guest' ? loadInvited(client, invoiceId, signal) : loadOwn(client, invoiceId, signal),
      ),
    [client, invoiceId, access],
  );
  const state = useResourceState(resource);
  useLoadEvents(resource, state, onEvent);
  useRevision(resource, revision);
  // A signed-in host follows its event stream and changes `revision`.
  useFollowing(resource, state, access === 'guest');
  return { state, reload: () => void resource.refresh(), replace: resource.set };
}
