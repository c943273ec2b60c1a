import type { Handler } from '../kernel/index.ts';
import { payerKeyOf } from './crypto/open-quote.ts';
import { findQuote } from './crypto/present-quote.ts';
import { findDebitPayer } from './debit-payer.ts';

export const handler: Handler<'findCryptoQuote'> = async (context, { params }) => {
  const payer = await findDebitPayer(context.db, context.actor, params.id);
  return { quote: await findQuote(context, { invoiceId: params.id, payerKey: payerKeyOf(payer) }) };
};
