import { hashPassword, isRightPassword } from '../../../server/src/identity/index.ts';
import { median } from '../median.ts';
import type { BenchResult } from '../result.ts';
import { ownCheckout } from '../server/checkout.ts';
import { startCluster } from '../server/cluster.ts';
import { startProduct } from '../server/product.ts';
import { createAccounts, password } from './accounts.ts';
import { signIn } from './sign-in.ts';

/** Sign-ins or checks of a password at once: more than the processors, so that none of them waits for work. */
const concurrency = 8;

interface Extent {
  readonly runs: number;
  readonly warmUpMs: number;
  readonly measuredMs: number;
}

const whole: Extent = { runs: 3, warmUpMs: 3000, measuredMs: 10_000 };
const short: Extent = { runs: 1, warmUpMs: 1000, measuredMs: 3000 };

/** Repeats work in parallel. @returns how often it ended per second after the warm-up */
async function perSecondOf(
  work: (turn: number) => Promise<unknown>,
  { warmUpMs, measuredMs }: Extent,
): Promise<number> {
  const start = performance.now() + warmUpMs;
  const end = start + measuredMs;
  let turn = 0;
  let done = 0;
  const repeat = async () => {
    for (;;) {
      turn += 1;
      await work(turn);
      const now = performance.now();
      if (now >= end) return;
      if (now >= start) done += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, repeat));
  return (done * 1000) / measuredMs;
}

/** Compares whole sign-ins on a remembered device with bare checks of a password by argon2id at the same cost. */
export async function benchSignIns(options: { readonly short: boolean }): Promise<readonly BenchResult[]> {
  const extent = options.short ? short : whole;
  const passwordHash = await hashPassword(password);
  const cluster = await startCluster();
  try {
    const databaseUrl = await cluster.createDatabase('sign_ins');
    const product = await startProduct(ownCheckout, databaseUrl);
    try {
      const accounts = await createAccounts(databaseUrl, passwordHash);
      const figures = { signIns: [] as number[], checks: [] as number[] };
      for (let run = 0; run < extent.runs; run += 1) {
        figures.checks.push(await perSecondOf(() => isRightPassword(passwordHash, password), extent));
        figures.signIns.push(await perSecondOf((turn) => signIn(product, accounts, turn), extent));
      }
      return [
        {
          name: `sign-ins, ${concurrency} at once`,
          subject: 'password and remembered device, through HTTP',
          subjectFigure: median(figures.signIns),
          reference: 'bare argon2id of the same cost',
          referenceFigure: median(figures.checks),
          unit: '/s',
          runs: extent.runs,
          wanted: '≥ 0.8',
        },
      ];
    } finally {
      await product.stop();
    }
  } finally {
    await cluster.close();
  }
}
