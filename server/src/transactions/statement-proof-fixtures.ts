import type { ChainHead } from '@quittance/sdk/proofs';
import { sql } from 'kysely';
import { beforeAll } from 'vitest';
import { noteHeads, sealJournals } from '../ledger/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import { writeStatementProof } from './statement-proof.ts';

export type Party = 'seller' | 'buyer';

export async function textOf(texts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of texts) text += part;
  return text;
}

/** A buyer and a seller who traded for two weeks of March 2090, and a published head that covers it all. */
export function provenWorld() {
  const database = testDatabase();
  const app = testApp(database);
  let world: TradingWorld;

  const orgOf = (party: Party): string => world[party].organizationId ?? '';
  const publish = async () => {
    while ((await sealJournals(app.db)) > 0);
    await noteHeads(app.db, []);
  };

  beforeAll(async () => {
    await startOn(app, '2090-03-06');
    world = await createTradingWorld(app);
    // Batches of several sizes, so that ways lead through skips.
    for (let day = 6; day < 20; day += 1) {
      await world.deposit(`${day}.50`);
      if (day % 3 === 0) {
        const { invoice } = await world.send({
          dueDate: `2090-03-${String(day).padStart(2, '0')}`,
          items: [{ name: 'Work', rate: '5', qty: '1' }],
        });
        await world.payFromBalance(invoice);
      }
      if (day % 4 !== 0) await sealJournals(app.db);
      await world.goTo(`2090-03-${String(day + 1).padStart(2, '0')}`);
    }
    await publish();
  });

  return {
    database,
    app,
    get world() {
      return world;
    },
    orgOf,
    publish,
    /** The proof of a statement in dollars, by default of March. */
    proofOf: (party: Party, changes: { readonly from?: string; readonly to?: string } = {}): Promise<string> =>
      textOf(
        writeStatementProof(app.db, {
          organizationId: orgOf(party),
          currency: 'USD',
          from: '2090-03-01',
          to: '2090-03-31',
          ...changes,
        }),
      ),
    async publishedHeads(): Promise<ChainHead[]> {
      const { rows } = await sql<{ ledger: string; sequence: bigint; hash: string }>`
        select ledger, sequence, encode(hash, 'hex') as hash from anchor.heads where chain = 'ledger'`.execute(app.db);
      return rows.map((row) => ({ ...row, chain: 'ledger' }));
    },
  };
}
