import { prepared } from '../kernel/index.ts';
import { payerKeyOf } from './crypto/open-quote.ts';
import { findQuote } from './crypto/present-quote.ts';
import { simulateCoins } from './crypto/simulate-coins.ts';
import { type DebitPayer, findDebitPayer } from './debit-payer.ts';

// The chain's news is applied in its own transactions, before the call's. A repeated key is the same transaction.
export const handler = prepared<'simulateCoins', DebitPayer>({
  async prepare({ app, db, actor, idempotencyKey }, { body }) {
    const payer = await findDebitPayer(db, actor, body.invoiceId);
    await simulateCoins(app, payer, { ...body, ...(idempotencyKey !== undefined && { intent: idempotencyKey }) });
    return payer;
  },
  run: async (context, { body }, payer) => ({
    quote: await findQuote(context, { invoiceId: body.invoiceId, payerKey: payerKeyOf(payer) }),
  }),
});
