import { type Client, lostAnswer, payByDebit } from '@quittance/sdk/client';
import { isPaymentInProgress } from '@quittance/sdk/rules';
import { createMoneyIntent } from '@quittance/sdk/stores';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import { createPaymentFlow, type PaymentFlow } from '../widget/payment-flow.ts';
import { type DebitAction, type DebitContent, type DebitState, debitFlow } from './debit-flow.ts';

export type DebitPayment = PaymentFlow<DebitState, DebitAction, DebitContent>;

export function createDebitPayment(client: Client, invoice: InvoiceAnswer): DebitPayment {
  const flow: DebitPayment = createPaymentFlow({
    client,
    method: 'bank-debit',
    invoice,
    initial: { step: 'idle' },
    reduce: debitFlow,
    intent: createMoneyIntent(async ({ providerUserId, authorization }, options) => {
      const body = { invoiceId: invoice._id, providerUserId, authorizationHash: authorization.hash };
      const taken = await flow.client.request(payByDebit, { body }, options);
      // Without its id it can't be distinguished from another payment of the invoice.
      if (!taken.paymentId) throw lostAnswer();
      return taken;
    }),
    // The invoice shows the bank's decision.
    onSettled: ({ status }) => isPaymentInProgress(status) && flow.onEvent('pending', { ...flow.payment, status }),
  });
  return flow;
}
