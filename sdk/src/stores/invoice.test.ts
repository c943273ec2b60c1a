import { describe, expect, it } from 'vitest';
import { createClient } from '../client/index.ts';
import { type AnswerSource, data, fakeServer, refusal } from '../test-support/fake-server.ts';
import { createInvoiceStore } from './index.ts';

const open = { _id: 'inv_1', status: 'sent' };
const paid = { _id: 'inv_1', status: 'pending_payment_approval' };
const debit = { invoiceId: 'inv_1', providerUserId: 'p_1', authorizationHash: 'a'.repeat(64) };

function setUp(...answers: readonly AnswerSource[]) {
  const server = fakeServer(...answers);
  const client = createClient({
    baseUrl: '',
    auth: { kind: 'session', get: async () => ({ token: 'guest_1', expiresAt: Date.now() + 3_600_000 }) },
    fetch: server.fetch,
  });
  const keys = () => server.requests.map(({ headers }) => headers.get('idempotency-key')).filter((key) => key !== null);
  return { store: createInvoiceStore(client, 'invited'), requests: server.requests, keys };
}

describe('an invoice', () => {
  it('is the one that the token opens, or the one by id', async () => {
    const { store } = setUp(data(open));
    await store.invoice.refresh();
    expect(store.invoice.$state.get()).toMatchObject({ status: 'ready', data: open });
  });

  it('becomes what the payment answers', async () => {
    const { store } = setUp(data(open), data(paid));
    await store.invoice.refresh();
    await store.payByDebit(debit);
    expect(store.$payment.get()).toEqual({ status: 'succeeded' });
    expect(store.invoice.$state.get()).toMatchObject({ data: paid });
  });

  it('is paid once, however often the button is pressed', async () => {
    const { store, keys } = setUp(data(paid));
    await Promise.all([store.payByDebit(debit), store.payByDebit(debit), store.payByDebit(debit)]);
    expect(keys()).toHaveLength(1);
  });

  it('keeps the key of a payment whose answer was lost', async () => {
    const { store, keys } = setUp(
      { status: 504, text: '' },
      { status: 504, text: '' },
      { status: 504, text: '' },
      data(paid),
    );
    await store.payByDebit(debit);
    expect(store.$payment.get()).toMatchObject({ status: 'unknown', error: { code: 'UnknownOutcomeError' } });
    await store.payByDebit(debit);
    expect(store.$payment.get()).toEqual({ status: 'succeeded' });
    expect(new Set(keys()).size).toBe(1);
  });

  it('is a new intent after a refusal, and for another bank account', async () => {
    const { store, keys } = setUp(refusal(409, 'BankAccountBlockedError'), data(paid));
    await store.payByDebit(debit);
    expect(store.$payment.get()).toMatchObject({ status: 'failed', error: { code: 'BankAccountBlockedError' } });
    await store.payByDebit({ ...debit, providerUserId: 'p_2' });
    expect(new Set(keys()).size).toBe(2);
  });

  it('shows neither success nor failure when no code was given', async () => {
    const { store } = setUp(data(paid));
    await store.payFromBalance({ invoiceId: 'inv_1' });
    expect(store.$payment.get()).toEqual({ status: 'idle' });
  });
});
