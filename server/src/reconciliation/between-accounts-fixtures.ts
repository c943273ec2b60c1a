import type { BusinessDate } from '@quittance/sdk/time';
import { afterAll, beforeAll } from 'vitest';
import { depositReferenceOf } from '../accounts/index.ts';
import { moveClockTo } from '../clock/index.ts';
import { doDueWork } from '../jobs/index.ts';
import type { App } from '../kernel/index.ts';
import { listInstructions, railsSubmission, receiveRailsEvents } from '../rails/index.ts';
import { testApp } from '../test-support/test-app.ts';
import type { TestDatabase } from '../test-support/test-database.ts';
import { paymentWork, startOn } from '../test-support/trading-world.ts';
import { type Company, newBusiness, send } from '../transfers/transfers-fixtures.ts';
import { bankReconciling } from './index.ts';
import { statementFolder, type TestEntry } from './statement-fixtures.ts';

export const [traditional, smart] = ['100200300', '400500600'] as const;

/** Hands the orders that wait to the bank, in a file. */
export async function sendFiles(app: App): Promise<void> {
  while ((await railsSubmission.drain(app)) > 0);
  await moveClockTo(app.db, new Date((await app.clock.now(app.db)).getTime() + 61 * 60_000));
  await doDueWork(app, paymentWork);
}

/** A business on an app whose two accounts in US dollars are at banks that report by files, from 6 March 2090 on. */
export function twoAccounts(database: TestDatabase) {
  const statements = statementFolder();
  const app = testApp(database, {
    bankFiles: {
      folder: statements.folder,
      everyMinutes: 60,
      profile: {
        companyName: 'Quittance Inc.',
        accounts: {
          USD: { accountNumber: traditional, bankCode: '021000021', country: 'US' },
          'USD:smart': { accountNumber: smart, bankCode: '021000021', country: 'US' },
        },
      },
    },
  });
  let own: Company;
  beforeAll(async () => {
    await startOn(app, '2090-03-06', 12);
    own = await newBusiness(app);
    await receiveRailsEvents(app);
  });
  afterAll(() => statements.remove());

  const accounts = {
    app,
    business: () => own,
    /** The statements of one day of both accounts, which come in the morning after. */
    async arrive(
      date: BusinessDate,
      accounts: Readonly<Record<string, readonly [string, string, ...TestEntry[]]>>,
    ): Promise<void> {
      for (const [account, [opening, closing, ...entries]] of Object.entries(accounts)) {
        await statements.arrive(app, { account, currency: 'USD', date, opening, closing, entries });
      }
      await bankReconciling.run(app);
    },
    /** Sends money to the smart account, in a file. @returns the end-to-end id */
    async sendToSmart(amount = '40.00'): Promise<string> {
      const { id } = await send(app, own, { toCurrency: 'USD', toAccountType: 'smart', amount });
      await sendFiles(app);
      const [instruction] = await listInstructions(app.db, { type: 'transfer', id });
      return instruction?.bankReference ?? 'none';
    },
    /** By the morning of 8 March: 100.00 dollars came in, and 40.00 of them arrived at the smart account. */
    async arriveAtSmart(): Promise<{ readonly endToEndId: string; readonly transferId: string }> {
      const remittance = depositReferenceOf(own.organization.id);
      await startOn(app, '2090-03-07', 9);
      await accounts.arrive('2090-03-06', {
        [traditional]: ['0', '100.00', { amount: '100.00', reference: 'A', remittance }],
        [smart]: ['0', '0'],
      });
      const endToEndId = await accounts.sendToSmart();
      const { id: transferId } = await app.db.selectFrom('transfers').select('id').executeTakeFirstOrThrow();
      await startOn(app, '2090-03-08', 9);
      await accounts.arrive('2090-03-07', {
        [traditional]: ['100.00', '60.00', leg(endToEndId, 'D1', 'DBIT')],
        [smart]: ['0', '40.00', leg(endToEndId, 'C1', 'CRDT')],
      });
      return { endToEndId, transferId };
    },
  };
  return accounts;
}

export const leg = (
  endToEndId: string,
  reference: string,
  direction: 'CRDT' | 'DBIT',
  amount = '40.00',
): TestEntry => ({ endToEndId, reference, direction, amount });
