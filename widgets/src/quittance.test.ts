import { createMoneyIntent } from '@quittance/sdk/stores';
import { describe, expect, it } from 'vitest';
import type { InvoiceAnswer } from './invoice/invoice-answer.ts';
import { createQuittance } from './quittance.ts';
import { createPaymentFlow, findSentPayment } from './widget/payment-flow.ts';

const get = () => Promise.reject(new Error('not asked here'));
const quittanceOf = (account?: string) => createQuittance({ baseUrl: 'https://pay.test', session: { get, account } });

/** An invoice of a test's own, since sent payments are kept for the page. */
const invoiceNamed = (_id: string) => ({ _id, viewer: 'buyer' }) as InvoiceAnswer;

function sendPayment({ client }: ReturnType<typeof createQuittance>, invoice: InvoiceAnswer) {
  const flow = createPaymentFlow<{ readonly step: string }, never, string>({
    client,
    method: 'bank-debit',
    invoice,
    initial: { step: 'idle' },
    reduce: (_state, action) => (action.type === 'intent' ? { step: 'paying' } : { step: 'idle' }),
    intent: createMoneyIntent(() => new Promise<InvoiceAnswer>(() => {})),
    onSettled: () => {},
  });
  void flow.intent.submit('all of it');
  return flow;
}

describe('a payment under way that createQuittance’s client sent', () => {
  it('is shown to the same account only', () => {
    const invoice = invoiceNamed('inv_named');
    const flow = sendPayment(quittanceOf('cus_ana'), invoice);
    expect(findSentPayment(quittanceOf('cus_ana').client, invoice)).toBe(flow);
    expect(findSentPayment(quittanceOf('cus_bo').client, invoice)).toBeUndefined();
    expect(findSentPayment(quittanceOf().client, invoice)).toBeUndefined();
  });

  it('is shown by this client only when the session names no account, until it signs out', () => {
    const invoice = invoiceNamed('inv_unnamed');
    const quittance = quittanceOf();
    const flow = sendPayment(quittance, invoice);
    expect(findSentPayment(quittance.client, invoice)).toBe(flow);
    expect(findSentPayment(quittanceOf().client, invoice)).toBeUndefined();
    quittance.signOut();
    expect(findSentPayment(quittance.client, invoice)).toBeUndefined();
  });
});
