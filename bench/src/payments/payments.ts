import { median } from '../median.ts';
import { percentile } from '../percentile.ts';
import type { BenchResult } from '../result.ts';
import { checkOut, ownCheckout } from '../server/checkout.ts';
import { type BenchCluster, startCluster } from '../server/cluster.ts';
import { type Floor, prepareFloor } from './floor/floor.ts';
import { concurrency, type LoadTimes } from './payment-load.ts';
import { type Scenario, type Side, startSide } from './side.ts';

interface Extent {
  readonly runs: number;
  readonly times: LoadTimes;
}

const whole: Extent = { runs: 3, times: { warmUpMs: 4000, measuredMs: 15_000 } };
const short: Extent = { runs: 1, times: { warmUpMs: 1000, measuredMs: 4000 } };

const tell = (what: string, perSecond: number): void => {
  process.stderr.write(`${what}: ${perSecond.toFixed(0)} /s\n`);
};

export interface PaymentBenchOptions {
  /** A revision to compare with. */
  readonly against?: string | undefined;
  /** One short run, to check that the bench works. */
  readonly short: boolean;
}

/**
 * Measures sustained payments from the balance through the whole product with its background work. Compares them with
 * the fixed script, and with an older revision if one is given. All sides are measured alternately.
 */
export async function benchPayments(options: PaymentBenchOptions): Promise<readonly BenchResult[]> {
  const { against } = options;
  const extent = options.short ? short : whole;
  const cluster = await startCluster();
  try {
    return await (against === undefined ? benchOn(cluster, extent) : benchAgainst(cluster, extent, against));
  } finally {
    await cluster.close();
  }
}

async function benchAgainst(cluster: BenchCluster, extent: Extent, revision: string): Promise<readonly BenchResult[]> {
  const checkout = await checkOut(revision);
  try {
    const side = await startSide(cluster, 'older', checkout.folder);
    try {
      return await benchOn(cluster, extent, { revision, side });
    } finally {
      await side.stop();
    }
  } finally {
    await checkout.remove();
  }
}

interface Older {
  readonly revision: string;
  readonly side: Side;
}

async function benchOn(cluster: BenchCluster, extent: Extent, older?: Older): Promise<readonly BenchResult[]> {
  const floor = await prepareFloor(cluster);
  const side = await startSide(cluster, 'current', ownCheckout);
  try {
    return resultsOf(await measureInTurn(extent, { floor, side, older }), { floor, older, runs: extent.runs });
  } finally {
    await side.stop();
  }
}

interface Figures {
  readonly floor: number[];
  readonly current: Record<Scenario, number[]>;
  readonly older: Record<Scenario, number[]>;
  /** Times of `/me` in all runs. */
  readonly meIdleMs: number[];
  readonly meLoadedMs: number[];
}

interface Sides {
  readonly floor: Floor;
  readonly side: Side;
  readonly older: Older | undefined;
}

async function measureInTurn({ runs, times }: Extent, { floor, side, older }: Sides): Promise<Figures> {
  const figures: Figures = {
    floor: [],
    current: { spread: [], hot: [] },
    older: { spread: [], hot: [] },
    meIdleMs: [],
    meLoadedMs: [],
  };
  for (let run = 0; run < runs; run += 1) {
    figures.floor.push(await floor.measure(times));
    tell('fixed script', figures.floor.at(-1) ?? 0);
    figures.meIdleMs.push(...(await side.measureIdle(times.measuredMs / 2)));
    for (const scenario of ['spread', 'hot'] as const) {
      const { perSecond, meMs } = await side.measure(scenario, times);
      figures.current[scenario].push(perSecond);
      figures.meLoadedMs.push(...meMs);
      tell(`payments, ${scenario}`, perSecond);
      if (!older) continue;
      const earlier = await older.side.measure(scenario, times);
      figures.older[scenario].push(earlier.perSecond);
      tell(`payments, ${scenario}, at ${older.revision}`, earlier.perSecond);
    }
  }
  return figures;
}

function resultsOf(
  figures: Figures,
  { floor, older, runs }: Omit<Sides, 'side'> & Pick<Extent, 'runs'>,
): readonly BenchResult[] {
  const name = `payments from the balance, ${concurrency} at once`;
  const spread = median(figures.current.spread);
  const hot = median(figures.current.hot);
  const rate = { unit: '/s', runs };
  return [
    {
      ...rate,
      name,
      subject: 'spread over 64 sellers',
      subjectFigure: spread,
      reference: `fixed script by ${floor.runner}`,
      referenceFigure: median(figures.floor),
      wanted: '≥ 0.35',
    },
    {
      ...rate,
      name,
      subject: 'one seller on the due date',
      subjectFigure: hot,
      reference: 'spread over 64 sellers',
      referenceFigure: spread,
      wanted: '≥ 0.8',
    },
    {
      name: 'another user’s `/me`, 99th percentile',
      subject: 'under these payments',
      subjectFigure: percentile(figures.meLoadedMs, 0.99),
      reference: 'idle',
      referenceFigure: percentile(figures.meIdleMs, 0.99),
      unit: 'ms',
      runs,
      wanted: '≤ 3',
    },
    ...(older
      ? (['spread', 'hot'] as const).map((scenario) => ({
          ...rate,
          name,
          subject: scenario === 'spread' ? 'spread over 64 sellers' : 'one seller on the due date',
          subjectFigure: scenario === 'spread' ? spread : hot,
          reference: `the same at ${older.revision}`,
          referenceFigure: median(figures.older[scenario]),
          wanted: scenario === 'spread' ? '≥ 3' : '',
        }))
      : []),
  ];
}
