import fc from 'fast-check';
import { beforeAll, it } from 'vitest';
import type { Work } from '../jobs/index.ts';
import { cardInbox, cardSubmission } from '../payments/index.ts';
import { FeeLife, feeCommand } from '../test-support/fee-lives/fee-life.ts';
import { progressOf, soakSize, soakTimeout } from '../test-support/soak-size.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { startOn } from '../test-support/trading-world.ts';
import { type Staff, signInStaff } from '../verification-cases/case-fixtures.ts';
import { feeChargingAgain } from './index.ts';

const database = testDatabase();
const portal = testServer(database);
const backOffice = testServer(database, { surface: 'admin' });
const work: Work = { due: [cardInbox, feeChargingAgain], drains: [cardSubmission] };
const lives = soakSize({ short: 4, soak: 1_000 });

let staff: Staff;
beforeAll(async () => {
  await startOn(portal.app, '2090-03-06');
  staff = await signInStaff(backOffice, 'compliance-head');
});

it(
  `${lives} companies pay the onboarding fee once, only if they were approved, and are asked again for a declined card`,
  async () => {
    const tell = progressOf('companies', lives);
    let done = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(feeCommand, { minLength: 5, maxLength: 9 }), async (commands) => {
        const life = await FeeLife.begin({ portal, staff, work });
        for (const each of commands) await life.run(each);
        await life.end();
        done += 1;
        tell(done);
      }),
      { numRuns: lives, endOnFailure: true },
    );
  },
  soakTimeout(180_000),
);
