import type { Connection } from '../../db/index.ts';
import type { Payment } from '../payment.ts';
import type { Quoting } from './quote.ts';

/** A payment with coins, its quote and its invoice. */
export interface CoinPaying extends Quoting {
  readonly payment: Payment;
}

/** The exchange that a payment needs: its coins are sold for the invoice's currency. */
export const tradeOf = ({ quote, payment }: Pick<CoinPaying, 'quote' | 'payment'>) => ({
  paymentId: payment.id,
  soldCurrency: quote.coin,
  soldMinor: BigInt(quote.coin_minor),
  boughtCurrency: quote.currency,
  boughtMinor: BigInt(quote.amount_minor),
});

/** A payment waits no longer for the network. */
export const stopWaiting = (db: Connection, { id }: Pick<Payment, 'id'>) =>
  db.updateTable('crypto_payments').set({ confirm_by: null }).where('payment_id', '=', id).execute();
