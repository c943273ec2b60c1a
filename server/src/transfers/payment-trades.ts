import { newId, type OperationContext } from '../kernel/index.ts';
import { coverDueAt } from './fx-trades.ts';

/** Coins that paid an invoice, exchanged at a quoted rate. Amounts are minor units. */
export interface PaymentTrade {
  readonly paymentId: string;
  readonly soldCurrency: string;
  readonly soldMinor: bigint;
  readonly boughtCurrency: string;
  readonly boughtMinor: bigint;
}

/** Records the exchange of a payment, for the house to cover. Coins that paid an invoice in coins are none. */
export const recordPaymentTrade = (context: OperationContext, trade: PaymentTrade): Promise<void> =>
  insert(context, trade);

/** Records that it was undone: the house owes the opposite, at the same rate. */
export const recordUndonePaymentTrade = (context: OperationContext, trade: PaymentTrade): Promise<void> =>
  insert(context, {
    paymentId: trade.paymentId,
    soldCurrency: trade.boughtCurrency,
    soldMinor: trade.boughtMinor,
    boughtCurrency: trade.soldCurrency,
    boughtMinor: trade.soldMinor,
  });

async function insert({ app, db }: OperationContext, trade: PaymentTrade): Promise<void> {
  if (trade.soldCurrency === trade.boughtCurrency) return;
  await db
    .insertInto('fx_trades')
    .values({
      id: newId('fxt'),
      transfer_id: null,
      payment_id: trade.paymentId,
      sold_currency: trade.soldCurrency,
      sold_minor: trade.soldMinor,
      bought_currency: trade.boughtCurrency,
      bought_minor: trade.boughtMinor,
      due_at: coverDueAt(await app.clock.now(db)),
      cover_id: null,
    })
    .execute();
}
