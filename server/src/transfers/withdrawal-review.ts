import { decimalsOf, multiplyDecimals, parseDecimal, rescale, roundHalfUp } from '@quittance/sdk/money';
import { startOfBusinessDay } from '@quittance/sdk/time';
import type { PayableExternalAccount } from '../external-accounts/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { type RateTable, rateBetween } from '../providers/index.ts';
import type { Quote } from './quote.ts';
import { needsReview } from './review-rule.ts';
import { transferTermsOn } from './terms.ts';

/** Cents of US dollars, half up; null without a rate. */
function toUsdCents(amountMinor: bigint, currency: string, table: RateTable | null): bigint | null {
  if (currency === 'USD') return amountMinor;
  const rate = table && rateBetween(table, currency, 'USD');
  if (!rate) return null;
  const exact = multiplyDecimals({ units: amountMinor, scale: decimalsOf(currency) }, parseDecimal(rate));
  return rescale(exact, decimalsOf('USD'), roundHalfUp).units;
}

/** Whether staff must approve the withdrawal of a quote. */
export async function mustBeReviewed(
  { app, db }: OperationContext,
  quote: Pick<Quote, 'id' | 'organizationId' | 'fromCurrency' | 'sentMinor'>,
  recipient: Pick<PayableExternalAccount, 'knownSince'>,
): Promise<boolean> {
  const today = await app.clock.today(db);
  const table = await app.providers.exchangeRates.current().catch(() => null);
  const earlier = await db
    .selectFrom('transfers')
    .innerJoin('transfer_quotes', 'transfer_quotes.id', 'transfers.quote_id')
    .select(({ fn }) => ['transfer_quotes.from_currency as currency', fn.sum<string>('sent_minor').as('sent')])
    .where('transfers.organization_id', '=', quote.organizationId)
    .where('transfer_quotes.kind', '=', 'withdrawal')
    .where('transfers.quote_id', '<>', quote.id)
    .where('transfers.created_at', '>=', startOfBusinessDay(today))
    .where('transfers.state', 'not in', ['rejected', 'canceled', 'blocked'])
    .groupBy('transfer_quotes.from_currency')
    .execute();
  const amounts = earlier.map(({ currency, sent }) => toUsdCents(BigInt(sent), currency, table));
  const amountUsdCents = amounts.includes(null) ? null : toUsdCents(quote.sentMinor, quote.fromCurrency, table);
  const facts = {
    amountUsdCents,
    todayUsdCents: amounts.reduce<bigint>((sum, amount) => sum + (amount ?? 0n), 0n),
    isKnownRecipient: recipient.knownSince !== null,
  };
  return needsReview(facts, transferTermsOn(today).review);
}
