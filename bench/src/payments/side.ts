import { type BenchCluster, withClient } from '../server/cluster.ts';
import { type BenchPerson, createOrganizations } from '../server/people.ts';
import { startProduct } from '../server/product.ts';
import { deposit, type InvoiceToPay, issueInvoices } from './invoices-to-pay.ts';
import { startMeProbe } from './me-probe.ts';
import { type LoadTimes, payFor } from './payment-load.ts';

/**
 * How payments contend: `spread` over many sellers before the due date, or `hot`, all to one seller on the due date.
 */
export type Scenario = 'spread' | 'hot';

export interface Measured {
  readonly perSecond: number;
  /** Times of another user's `/me` during the payments, in milliseconds. */
  readonly meMs: readonly number[];
}

/** A checkout's server with a separate database. */
export interface Side {
  measure(scenario: Scenario, times: LoadTimes): Promise<Measured>;
  /** Measures `/me` while nothing else runs. */
  measureIdle(ms: number): Promise<readonly number[]>;
  stop(): Promise<void>;
}

export async function startSide(cluster: BenchCluster, name: string, checkout: string): Promise<Side> {
  const databaseUrl = await cluster.createDatabase(name);
  const product = await startProduct(checkout, databaseUrl);
  const people = await withClient(databaseUrl, async (client) => {
    const buyers = await createOrganizations(client, 'buyer', 64);
    await deposit(client, buyers);
    const sellers = await createOrganizations(client, 'seller', 64);
    const [watcher] = await createOrganizations(client, 'watcher', 1);
    await client.query('analyze');
    return { buyers, sellers, watcher: watcher as BenchPerson };
  });
  // A first estimate; later runs use the best rate so far.
  let perSecondAtMost = 150;
  const issue = (scenario: Scenario, { warmUpMs, measuredMs }: LoadTimes): Promise<readonly InvoiceToPay[]> =>
    withClient(databaseUrl, async (client) => {
      const invoices = await issueInvoices(client, {
        count: Math.ceil((perSecondAtMost * 1.6 * (warmUpMs + measuredMs)) / 1000),
        sellers: scenario === 'hot' ? people.sellers.slice(0, 1) : people.sellers,
        buyers: people.buyers,
        dueInDays: scenario === 'hot' ? 0 : 30,
      });
      await client.query('analyze invoices, otp_challenges, ledger_accounts, ledger_balances');
      return invoices;
    });
  const probe = () => startMeProbe(product, people.watcher);
  return {
    async measure(scenario, times) {
      const invoices = await issue(scenario, times);
      let watching: ReturnType<typeof probe> | undefined;
      const perSecond = await payFor(product, invoices, times, () => {
        watching = probe();
      });
      const meMs = (await watching?.stop()) ?? [];
      perSecondAtMost = Math.max(perSecondAtMost, perSecond);
      return { perSecond, meMs };
    },
    async measureIdle(ms) {
      const watching = probe();
      await new Promise((resolve) => setTimeout(resolve, ms));
      return await watching.stop();
    },
    stop: () => product.stop(),
  };
}
