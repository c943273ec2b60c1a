import { median } from '../median.ts';
import type { BenchResult } from '../result.ts';
import { type BenchDatabase, connections, openBenchDatabase, openConnections } from './bench-database.ts';
import { foundBuyers } from './buyers.ts';
import { payOverHttp, preparePayment, type ReadyPayment, withServer } from './http-payments.ts';
import { findPgbench, runPgbench } from './pgbench.ts';
import { recordStatements, replay, type Statement } from './statements.ts';

// More would measure no better and take minutes: each payment needs a business of its own, signed in.
const paymentCount = 48;
const runs = 5;
const atOnce = connections;

/** Pays all with as many requests at once as there are connections. */
async function payAll(url: string, payments: readonly ReadyPayment[]): Promise<number> {
  const waiting = [...payments];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await payOverHttp(url, next);
    }),
  );
  return performance.now() - start;
}

/** The statements of each payment, recorded while they are made one after the other. */
const recordPayments = (database: BenchDatabase, payments: readonly ReadyPayment[]) =>
  database.onCopy((app) =>
    withServer(app, async (url) => {
      const recorded: (readonly Statement[])[] = [];
      for (const payment of payments) recorded.push(await recordStatements(() => payOverHttp(url, payment)));
      return recorded;
    }),
  );

/** As the references do, it connects before the time starts. */
const payOnCopy = (database: BenchDatabase, payments: readonly ReadyPayment[]): Promise<number> =>
  database.onCopy((app) =>
    withServer(app, async (url) => {
      await openConnections(app);
      return await payAll(url, payments);
    }),
  );

const perSecond = (ms: number): number => (paymentCount * 1000) / ms;

/**
 * Payments from the balance through the whole HTTP stack, against the very same statements sent by bare connections: what
 * the stack costs beside the database. Each run works on a copy of one database.
 */
export async function benchPayments(): Promise<readonly BenchResult[]> {
  const database = await openBenchDatabase();
  try {
    const payments = await database.prepare(async (app) => {
      const buyers = await foundBuyers(app, paymentCount);
      return await withServer(app, async (url) => {
        const ready: ReadyPayment[] = [];
        for (const buyer of buyers) ready.push(await preparePayment(app, url, buyer));
        return ready;
      });
    });
    const statements = await recordPayments(database, payments);
    const pgbench = findPgbench();
    const http: number[] = [];
    const bare: number[] = [];
    const floor: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      http.push(perSecond(await payOnCopy(database, payments)));
      bare.push(perSecond(await database.onCopy((_app, url) => replay(url, statements, atOnce))));
      if (pgbench) {
        floor.push(perSecond(await database.onCopy((_app, url) => runPgbench(pgbench, url, statements, atOnce))));
      }
    }
    const against = (reference: string, figures: readonly number[]): BenchResult => ({
      name: 'payments from the balance, 16 at once',
      subject: 'through HTTP',
      reference,
      subjectMedian: median(http),
      referenceMedian: median(figures),
      unit: '/s',
      runs,
    });
    return [
      against('the same SQL by bare connections', bare),
      ...(pgbench ? [against('the same SQL by pgbench', floor)] : []),
    ];
  } finally {
    await database.close();
  }
}
