import { presentInvoice } from '../invoices/index.ts';
import { prepared } from '../kernel/index.ts';
import { type CardPayer, findCardPayer } from './card/enter-card.ts';
import { payByCard } from './card/pay-by-card.ts';

export const handler = prepared<'payByCard', CardPayer>({
  contendsFor: (_context, { payer }) => [payer.invoiceId],
  prepare: (context, { body }) => findCardPayer(context, body),
  async run(context, { body }, { payer, card }) {
    const { cardToken, finalAmount: shownAmount } = body;
    const invoice = await payByCard(context, { payer, card, cardToken, shownAmount });
    return await presentInvoice(context, invoice, payer.kind);
  },
});
