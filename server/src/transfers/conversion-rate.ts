import { type App, Refusal } from '../kernel/index.ts';
import type { Organization } from '../organizations/index.ts';
import { rateBetween } from '../providers/index.ts';
import type { QuotedRate } from './quote.ts';
import type { TransferTerms } from './terms.ts';

interface Pair {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the current rate and the organization's margin.
 * @throws ExchangeRateUnavailableError without a current rate for the pair
 */
export async function currentRate(
  app: App,
  { from, to }: Pair,
  { pricingTier }: Pick<Organization, 'pricingTier'>,
  { conversionMargin }: TransferTerms,
): Promise<QuotedRate> {
  const table = await app.providers.exchangeRates.current().catch((error: unknown) => {
    app.log.warn({ err: error }, 'exchange rates unavailable');
    throw unavailable({ from, to }, error);
  });
  const rate = rateBetween(table, from, to);
  if (rate === null || Number(rate) === 0) throw unavailable({ from, to });
  return { rate, marginRate: conversionMargin[pricingTier], source: table.source, asOf: table.asOf };
}

const unavailable = ({ from, to }: Pair, cause?: unknown): Refusal =>
  new Refusal('ExchangeRateUnavailableError', `There is no current rate from ${from} to ${to}.`, [], { cause: cause });
