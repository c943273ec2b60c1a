import { type Client, lostAnswer, payByCard } from '@quittance/sdk/client';
import { isPaymentInProgress } from '@quittance/sdk/rules';
import { createMoneyIntent } from '@quittance/sdk/stores';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import { createPaymentFlow, type PaymentFlow } from '../widget/payment-flow.ts';
import { type CardAction, type CardContent, type CardState, cardFlow } from './card-flow.ts';

export type CardPayment = PaymentFlow<CardState, CardAction, CardContent>;

export function createCardPayment(client: Client, invoice: InvoiceAnswer): CardPayment {
  const flow: CardPayment = createPaymentFlow({
    client,
    method: 'card',
    invoice,
    initial: { step: 'idle' },
    reduce: cardFlow,
    intent: createMoneyIntent(async (content, options) => {
      const taken = await flow.client.request(payByCard, { body: { invoiceId: invoice._id, ...content } }, options);
      // Without its id it can't be distinguished from another payment of the invoice.
      if (!taken.paymentId) throw lostAnswer();
      return taken;
    }),
    // The invoice shows the processor's decision.
    onSettled: ({ status }) => isPaymentInProgress(status) && flow.onEvent('pending', { ...flow.payment, status }),
  });
  return flow;
}
