import type pg from 'pg';
import { ownCheckout } from '../server/checkout.ts';
import { type BenchCluster, startCluster, withClient } from '../server/cluster.ts';
import { type BenchPerson, createOrganizations } from '../server/people.ts';
import { startProduct } from '../server/product.ts';
import type { Side } from './compare-sides.ts';

/** How many rows a short and a long list have. */
const sizes = { short: 10_000, long: 1_000_000 } as const;

interface WrittenList {
  readonly owner: BenchPerson;
  /** Another organization. */
  readonly counterparty: BenchPerson;
  readonly count: number;
}

interface Lists {
  /** What the lists hold, such as `invoices`. */
  readonly what: string;
  /** Writes the owner's list. */
  readonly write: (client: pg.Client, list: WrittenList) => Promise<void>;
}

/** A server with one list, whose indexes can be taken away. */
export interface ListSide extends Side {
  readonly count: number;
  dropIndexes(indexes: readonly string[]): Promise<unknown>;
}

/**
 * Starts one server with a short list and one with a long list, works with them, and ends them. Each list has a separate
 * database, since in one table the long one would slow the short one down.
 */
export async function withSides<Result>(
  lists: Lists,
  work: (sides: readonly [short: ListSide, long: ListSide]) => Promise<Result>,
): Promise<Result> {
  const cluster = await startCluster();
  const started: ListSide[] = [];
  try {
    const start = async (count: number): Promise<ListSide> => {
      const side = await startSide(cluster, lists, count);
      started.push(side);
      return side;
    };
    return await work([await start(sizes.short), await start(sizes.long)]);
  } finally {
    await Promise.all(started.map(({ product }) => product.stop()));
    await cluster.close();
  }
}

async function startSide(cluster: BenchCluster, { what, write }: Lists, count: number): Promise<ListSide> {
  const databaseUrl = await cluster.createDatabase(`${what}_${count}`);
  const product = await startProduct(ownCheckout, databaseUrl);
  try {
    const person = await withClient(databaseUrl, async (client) => {
      const [owner, counterparty] = (await createOrganizations(client, 'lister', 2)) as [BenchPerson, BenchPerson];
      await write(client, { owner, counterparty, count });
      return owner;
    });
    return {
      name: `${count.toLocaleString('en')} ${what}`,
      count,
      product,
      person,
      dropIndexes: (indexes) => withClient(databaseUrl, (client) => client.query(`drop index ${indexes.join(', ')}`)),
    };
  } catch (error) {
    await product.stop();
    throw error;
  }
}
