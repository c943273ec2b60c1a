import { atom, type ReadableAtom } from 'nanostores';
import {
  type AnswerOf,
  ApiError,
  type Client,
  type Contract,
  getInvitedInvoice,
  getInvoice,
  newIdempotencyKey,
  payByDebit,
  payInvoice,
  type RequestOf,
} from '../client/index.ts';
import { createResource, type Resource } from './resource.ts';

export type Invoice = AnswerOf<Contract['getInvoice']>;
type BalancePayment = RequestOf<Contract['payInvoice']>['body'];
type DebitPayment = RequestOf<Contract['payByDebit']>['body'];

export type PaymentState =
  | { readonly status: 'idle' }
  | { readonly status: 'processing' }
  | { readonly status: 'succeeded' }
  /** Nothing was paid. */
  | { readonly status: 'failed'; readonly error: unknown }
  /** The answer was lost: neither success nor failure. Paying again repeats the same intent and finds out. */
  | { readonly status: 'unknown'; readonly error: ApiError };

export interface InvoiceStore {
  readonly invoice: Resource<Invoice>;
  readonly $payment: ReadableAtom<PaymentState>;
  /** Pays from the buyer's balance. Never rejects: `$payment` tells. Ignored while a payment is under way. */
  payFromBalance(body: BalancePayment): Promise<void>;
  /** Debits a linked bank account. Never rejects: `$payment` tells. Ignored while a payment is under way. */
  payByDebit(body: DebitPayment): Promise<void>;
  /** Back to `idle` after a success or a failure was shown. An unknown outcome keeps its key. */
  clearPayment(): void;
}

/** Which invoice: one by id for a signed-in person, or the one that a guest's token opens. */
export type InvoiceSource = { readonly invoiceId: string } | 'invited';

const load = (client: Client, source: InvoiceSource, signal: AbortSignal): Promise<Invoice> =>
  source === 'invited'
    ? client.request(getInvitedInvoice, {}, { signal })
    : client.request(getInvoice, { params: { id: source.invoiceId } }, { signal });

const isCancelled = (error: unknown): boolean => error instanceof ApiError && error.kind === 'cancelled';
const isUnknown = (error: unknown): error is ApiError => error instanceof ApiError && error.kind === 'unknown-outcome';

export function createInvoiceStore(client: Client, source: InvoiceSource): InvoiceStore {
  const invoice = createResource((signal) => load(client, source, signal));
  const $payment = atom<PaymentState>({ status: 'idle' });
  let intent: { readonly key: string; readonly content: string } | null = null;

  async function pay(content: string, send: (idempotencyKey: string) => Promise<Invoice>): Promise<void> {
    if ($payment.get().status === 'processing') return;
    $payment.set({ status: 'processing' });
    // The key outlives a lost answer, so that the next attempt at the same payment can't be a second payment.
    if (intent?.content !== content) intent = { key: newIdempotencyKey(), content };
    try {
      invoice.set(await send(intent.key));
      intent = null;
      $payment.set({ status: 'succeeded' });
    } catch (error) {
      if (isUnknown(error)) return $payment.set({ status: 'unknown', error });
      intent = null;
      $payment.set(isCancelled(error) ? { status: 'idle' } : { status: 'failed', error });
    }
  }

  return {
    invoice,
    $payment,
    payFromBalance: (body) =>
      pay(JSON.stringify(['balance', body]), (idempotencyKey) =>
        client.request(payInvoice, { body }, { idempotencyKey }),
      ),
    payByDebit: (body) =>
      pay(JSON.stringify(['debit', body]), (idempotencyKey) =>
        client.request(payByDebit, { body }, { idempotencyKey }),
      ),
    clearPayment() {
      if ($payment.get().status !== 'processing') $payment.set({ status: 'idle' });
    },
  };
}
