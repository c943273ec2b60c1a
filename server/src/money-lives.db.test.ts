import fc from 'fast-check';
import { beforeAll, it } from 'vitest';
import { MoneyLife } from './test-support/money-lives/money-life.ts';
import { type History, history } from './test-support/money-lives/plan.ts';
import { createMoneyWorld } from './test-support/money-lives/world.ts';
import { progressOf, soakSize, soakTimeout } from './test-support/soak-size.ts';
import { testDatabase } from './test-support/test-database.ts';
import { testServer } from './test-support/test-server.ts';
import { startOn } from './test-support/trading-world.ts';
import { type Staff, signInStaff } from './verification-cases/case-fixtures.ts';
import { work } from './work.ts';

const database = testDatabase();
const server = testServer(database);
const backOffice = testServer(database, { surface: 'admin' });
let staff: Staff;
const lives = soakSize({ short: 1, soak: 300 });
const steps = { minLength: 5, maxLength: soakSize({ short: 7, soak: 25 }) };
/** A failing history is shortened for so long. */
const shorteningMs = 120_000;

beforeAll(async () => {
  await startOn(server.app, '2090-03-06');
  staff = await signInStaff(backOffice, 'compliance-head');
});

let reconciledUntil = '';

async function live({ invoices, commands }: History): Promise<void> {
  const life = new MoneyLife(await createMoneyWorld({ portal: server, staff, work }), reconciledUntil);
  await life.begin(invoices);
  for (const command of commands) await life.run(command);
  reconciledUntil = await life.end();
}

it(
  `in ${lives} random histories of all commands about money, each step leaves the balances of the model, and every invariant holds`,
  async () => {
    const tell = progressOf('histories', lives);
    let lived = 0;
    let shortenUntil = Number.POSITIVE_INFINITY;
    await fc.assert(
      fc.asyncProperty(history(steps), async (random) => {
        // What isn't tried counts as held, so the shortest failing history found by then is reported.
        if (Date.now() > shortenUntil) return;
        await live(random).catch((error: unknown) => {
          shortenUntil = Math.min(shortenUntil, Date.now() + shorteningMs);
          throw error;
        });
        lived += 1;
        tell(lived);
      }),
      { numRuns: lives },
    );
  },
  soakTimeout(600_000),
);
