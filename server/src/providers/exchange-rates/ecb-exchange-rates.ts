import type { Logger } from 'pino';
import type { EcbSettings } from '../../config/index.ts';
import type { Connection } from '../../db/index.ts';
import { type EcbRates, InvalidRatesError, publishedAt, readEcbRates, toRateTable } from './ecb-table.ts';
import type { ExchangeRates } from './exchange-rates.ts';

/** The file has about 2 kB. */
const maxBytes = 1_000_000;
const deadlineMs = 20_000;
/** Time between two looks at the address: after rates were read, and after a failure. */
const freshMs = 30 * 60_000;
const retryMs = 60_000;
const dayMs = 86_400_000;

export interface EcbParts {
  readonly settings: EcbSettings;
  readonly db: Connection;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** Real time, in milliseconds. */
  readonly now?: () => number;
}

/**
 * The daily reference rates of the European Central Bank. Read rates are kept in the database, for other processes and
 * for the time after a restart. While the file is late, missing or broken, the last rates stay in use until they are too
 * old; then there are none.
 */
export function ecbExchangeRates({ settings, db, log, now = Date.now }: EcbParts): ExchangeRates {
  let latest: EcbRates | undefined;
  let lookAgainAt = 0;
  let look: Promise<void> | undefined;

  async function findKept(): Promise<EcbRates | undefined> {
    const row = await db
      .selectFrom('exchange_rate_tables')
      .select(['published_on', 'rates'])
      .where('source', '=', 'ecb')
      .orderBy('published_on', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && { publishedOn: row.published_on, perEuro: row.rates };
  }

  async function keep({ publishedOn, perEuro }: EcbRates): Promise<void> {
    await db
      .insertInto('exchange_rate_tables')
      .values({ source: 'ecb', published_on: publishedOn, rates: JSON.stringify(perEuro) })
      // The bank may correct the rates of a day.
      .onConflict((conflict) =>
        conflict.columns(['source', 'published_on']).doUpdateSet({ rates: JSON.stringify(perEuro) }),
      )
      .execute();
  }

  async function refresh(): Promise<void> {
    latest ??= await findKept();
    try {
      const rates = readEcbRates(await download(settings.url));
      if (publishedAt(rates.publishedOn).getTime() > now() + dayMs)
        throw new InvalidRatesError('The rates are of a day to come.');
      lookAgainAt = now() + freshMs;
      if (latest && rates.publishedOn < latest.publishedOn) return;
      await keep(rates);
      latest = rates;
    } catch (error) {
      lookAgainAt = now() + retryMs;
      log.warn({ err: error, publishedOn: latest?.publishedOn }, 'no new rates of the ECB');
    }
  }

  return {
    async current() {
      if (now() >= lookAgainAt) {
        look ??= refresh().finally(() => {
          look = undefined;
        });
        await look;
      }
      if (!latest) throw new Error('There are no rates of the ECB yet.');
      const ageDays = (now() - publishedAt(latest.publishedOn).getTime()) / dayMs;
      if (ageDays > settings.maxAgeDays) throw new Error(`The rates of the ECB are of ${latest.publishedOn}: too old.`);
      return toRateTable(latest);
    },
  };
}

async function download(url: string): Promise<string> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(deadlineMs),
    headers: { accept: 'application/xml' },
  });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`The address of the rates answers with status ${response.status}.`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new InvalidRatesError('The file is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
