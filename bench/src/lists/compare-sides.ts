import { percentile } from '../percentile.ts';
import type { BenchResult } from '../result.ts';
import type { BenchPerson } from '../server/people.ts';
import type { Product } from '../server/product.ts';

const warmUps = 5;

/** A server with a separate database, and the person who asks it. */
export interface Side {
  /** What the lists hold, such as `10,000 invoices`. */
  readonly name: string;
  readonly product: Product;
  readonly person: BenchPerson;
}

/** A request of a screen. */
export interface SideView<Of extends Side> {
  readonly name: string;
  /** Path below the user id. */
  readonly pathOn: (side: Of) => string;
  /** The long list may be too slow to be answered: then the time until the refusal counts, which is less than the answer's. */
  readonly mayBeRefused?: true;
}

/** Compares the times of a request on a short and a long list, alternating. */
export async function compareSides<Of extends Side>(
  [short, long]: readonly [Of, Of],
  { name, pathOn, mayBeRefused }: SideView<Of>,
  asks: number,
): Promise<BenchResult> {
  const taken = { short: [] as number[], long: [] as number[] };
  for (let ask = -warmUps; ask < asks; ask += 1) {
    const shortMs = await timeOf(short, pathOn(short), mayBeRefused);
    const longMs = await timeOf(long, pathOn(long), mayBeRefused);
    if (ask < 0) continue;
    taken.short.push(shortMs);
    taken.long.push(longMs);
  }
  const [shortMs, longMs] = [percentile(taken.short, 0.95), percentile(taken.long, 0.95)];
  // The lists take long to write: what was measured must not be lost when a later request fails.
  process.stderr.write(`${name}: ${longMs.toFixed(1)} ms against ${shortMs.toFixed(1)} ms\n`);
  return {
    name: `lists, ${name}, 95th percentile`,
    subject: long.name,
    subjectFigure: longMs,
    reference: short.name,
    referenceFigure: shortMs,
    unit: 'ms',
    runs: asks,
    wanted: '≤ 1.5',
  };
}

async function timeOf(
  { product: { url }, person: { userId, cookie } }: Side,
  path: string,
  mayBeRefused = false,
): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${url}/api/${userId}${path}`, { headers: { cookie } });
  const text = await response.text();
  const isTooSlow = mayBeRefused && response.status === 503;
  if (!response.ok && !isTooSlow) throw new Error(`${path} answered ${response.status}: ${text}`);
  return performance.now() - start;
}
