import { formatMoney } from '@quittance/sdk/money';
import { accountLabel } from '@quittance/sdk/rules';
import type { CodeSubjects } from '../identity/index.ts';
import { organizationOf } from '../kernel/index.ts';
import { assertInForce, assertUnused, getQuote, totalOf } from './quote.ts';

/** The mail with a code that confirms a transfer. It names what the quote fixes. */
export const transferCodeSubjects: CodeSubjects<'quote'> = {
  quote: async ({ context, values }) => {
    const { app, db, actor, locale } = context;
    if (actor.kind !== 'customer') throw new Error('Only customers make transfers.');
    const quote = await getQuote(db, organizationOf(actor), values.quoteId);
    await assertUnused(db, quote.id);
    assertInForce(quote, await app.clock.now(db));
    const { fromCurrency, toCurrency, toAccountType, receivedMinor } = quote;
    const data = {
      total: formatMoney({ amountMinor: totalOf(quote), currency: fromCurrency }, locale),
      received: formatMoney({ amountMinor: receivedMinor, currency: toCurrency }, locale),
      recipient:
        quote.toName || accountLabel(toCurrency, toCurrency === 'USD' ? (toAccountType ?? undefined) : undefined),
    };
    return (code) => ({ template: 'transfer-code', data: { code, ...data } });
  },
};
