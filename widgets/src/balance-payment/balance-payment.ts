import { type Client, payInvoice, requestWithCode } from '@quittance/sdk/client';
import { createConfirmedIntent, createOneTimeCodeStore, type OneTimeCodeStore } from '@quittance/sdk/stores';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import { createPaymentFlow, type PaymentFlow } from '../widget/payment-flow.ts';
import { type BalanceContent, type BalanceState, balanceFlow, choosing } from './balance-flow.ts';

/** A payment from a balance with the store of its one-time code. */
export interface BalancePayment extends Flow {
  readonly codes: OneTimeCodeStore;
}

type Flow = PaymentFlow<BalanceState, never, BalanceContent>;

export function createBalancePayment(client: Client, invoice: InvoiceAnswer): BalancePayment {
  const codes = createOneTimeCodeStore({ request: (...call) => flow.client.request(...call) });
  const flow: Flow = createPaymentFlow({
    client,
    method: 'balance',
    invoice,
    initial: choosing,
    reduce: balanceFlow,
    intent: createConfirmedIntent({
      codes,
      send: (body, options) => requestWithCode(flow.client, payInvoice, { body }, options),
    }),
    onSettled: (paid) => flow.reportPaid(paid),
  });
  flow.intent.$intent.listen((state) => {
    if (state.step === 'code' && state.rejected) flow.reportRefusal(state.rejected.error);
  });
  return Object.assign(flow, { codes });
}
