import { hashPassword, isRightPassword } from '../../../server/src/identity/index.ts';
import { median } from '../median.ts';
import type { BenchResult } from '../result.ts';
import { ownCheckout } from '../server/checkout.ts';
import { startCluster } from '../server/cluster.ts';
import { processorMs } from '../server/processor-time.ts';
import { startProduct } from '../server/product.ts';
import { createAccounts, password } from './accounts.ts';
import { signIn } from './sign-in.ts';

/** Sign-ins or checks of a password at once: more than the processors, so that none of them waits for work. */
const concurrency = 8;

type Work = (turn: number) => Promise<unknown>;

const warmUpSignIns = 600;
/** Of each side of a pair. */
const times = 200;
const pairs = { whole: 15, short: 3 } as const;

/** Repeats work in parallel. */
async function repeat(work: Work, count: number): Promise<void> {
  let turn = 0;
  const next = async () => {
    while (turn < count) {
      turn += 1;
      await work(turn);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, next));
}

/** @returns how often the work is done per second of one processor */
async function perProcessorSecond(work: Work, readMs: () => Promise<number>): Promise<number> {
  const before = await readMs();
  await repeat(work, times);
  return (times * 1000) / ((await readMs()) - before);
}

/**
 * Compares whole sign-ins on a remembered device with bare checks of a password by argon2id at the same cost. Both keep the
 * processors busy, so processor time decides how many there are per second. It is compared, because other programs on the
 * machine don't change it much. Of the sign-ins it is that of the server and of PostgreSQL, without the load's own.
 */
export async function benchSignIns(options: { readonly short: boolean }): Promise<readonly BenchResult[]> {
  const runs = options.short ? pairs.short : pairs.whole;
  const passwordHash = await hashPassword(password);
  const cluster = await startCluster();
  try {
    const databaseUrl = await cluster.createDatabase('sign_ins');
    const product = await startProduct(ownCheckout, databaseUrl);
    try {
      const accounts = await createAccounts(databaseUrl, passwordHash);
      const check: Work = () => isRightPassword(passwordHash, password);
      const enter: Work = (turn) => signIn(product, accounts, turn);
      const ownMs = async () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000;
      const productMs = () => processorMs([product.pid, cluster.pid]);
      await repeat(enter, warmUpSignIns);
      const measured: { readonly checks: number; readonly signIns: number }[] = [];
      for (let run = 0; run < runs; run += 1) {
        const checks = await perProcessorSecond(check, ownMs);
        measured.push({ checks, signIns: await perProcessorSecond(enter, productMs) });
      }
      const ratios = measured.map(({ checks, signIns }) => signIns / checks);
      process.stderr.write(`each pair: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}\n`);
      return [
        {
          name: `sign-ins, ${concurrency} at once, per second of a processor`,
          subject: 'password and remembered device, through HTTP',
          subjectFigure: median(measured.map(({ signIns }) => signIns)),
          reference: 'bare argon2id of the same cost',
          referenceFigure: median(measured.map(({ checks }) => checks)),
          ratio: median(ratios),
          unit: '/s',
          runs,
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
