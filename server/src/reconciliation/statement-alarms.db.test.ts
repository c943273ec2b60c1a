import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInNewStaff } from '../identity/staff-fixtures.ts';
import { receiveRailsEvents } from '../rails/index.ts';
import { codeOf, dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { startOn } from '../test-support/trading-world.ts';
import { bankReconciling, listStatementAlarms } from './index.ts';
import { statementFolder, type TestStatement } from './statement-fixtures.ts';

const iban = 'DE89370400440532013000';
const statements = statementFolder();
const database = testDatabase();
const rules = [{ from: '2090-01-01', by: '10:00' }];
const backOffice = testServer(database, {
  surface: 'admin',
  config: {
    bankFiles: {
      folder: statements.folder,
      everyMinutes: 60,
      profile: {
        companyName: 'Quittance Inc.',
        accounts: { EUR: { iban, bic: 'COBADEFFXXX', country: 'DE', statements: rules } },
      },
    },
  },
});
const { app } = backOffice;

beforeAll(async () => {
  await startOn(app, '2090-03-07', 9);
  await receiveRailsEvents(app);
});
afterAll(() => statements.remove());

const arrive = (statement: Omit<TestStatement, 'account' | 'currency'>) =>
  statements.arrive(app, { account: iban, currency: 'EUR', ...statement });

/** The alarms after a round of the job, such as `2090-03-07 missing`. */
const alarms = async () => {
  await bankReconciling.run(app);
  return (await listStatementAlarms(app.db)).items.map(({ businessDate, problem }) => `${businessDate} ${problem}`);
};

it('raises an alarm at the agreed hour of the next banking day, once, until the statement is here', async () => {
  await arrive({ date: '2090-03-06', opening: '0', closing: '100.00', number: 41 });
  await startOn(app, '2090-03-08', 9);
  expect(await alarms()).toEqual([]);
  await startOn(app, '2090-03-08', 10);
  expect(await alarms()).toEqual(['2090-03-07 missing']);
  expect(await alarms()).toEqual(['2090-03-07 missing']);
  const raised = await database.db
    .selectFrom('audit_events')
    .select('detail')
    .where('action', '=', 'bank-statement.alarm')
    .execute();
  expect(raised).toEqual([{ detail: { currency: 'EUR', businessDate: '2090-03-07', problem: 'missing' } }]);
  await arrive({ date: '2090-03-07', opening: '100.00', closing: '100.00', number: 42 });
  expect(await alarms()).toEqual([]);
});

it('tells finance of a statement that does not follow the last one, until it does', async () => {
  await startOn(app, '2090-03-09', 9);
  await arrive({ date: '2090-03-08', opening: '90.00', closing: '90.00', number: 44 });
  expect(await alarms()).toEqual(['2090-03-08 number-gap', '2090-03-08 opening-differs']);
  const finance = await signInNewStaff(backOffice, 'finance');
  const list = ({ id, client }: typeof finance) => client.request(`/api/${id}/admin/bank-statement-alarms`);
  expect(dataOf(await list(finance))).toMatchObject({
    items: [
      { account: iban, currency: 'EUR', businessDate: '2090-03-08', problem: 'number-gap' },
      { account: iban, currency: 'EUR', businessDate: '2090-03-08', problem: 'opening-differs' },
    ],
  });
  expect(codeOf(await list(await signInNewStaff(backOffice, 'customer-success')))).toBe('ForbiddenError');
  // The statement in between had been lost.
  await arrive({ date: '2090-03-07', opening: '100.00', closing: '90.00', number: 43 });
  expect(await alarms()).toEqual([]);
});

it('counts pages that close no day, and so misses no number', async () => {
  const page = { date: '2090-03-10', entries: [] } as const;
  await startOn(app, '2090-03-13', 9);
  const before = await alarms();
  const { last_number } = await database.db
    .selectFrom('bank_file_balances')
    .select('last_number')
    .orderBy('closed_on', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const next = Number(last_number) + 1;
  const { closing_minor } = await database.db
    .selectFrom('bank_file_balances')
    .select('closing_minor')
    .orderBy('closed_on', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const opening = (Number(closing_minor) / 100).toFixed(2);
  await arrive({ ...page, opening, closing: opening, number: next, isInnerPage: true });
  await arrive({ ...page, opening, closing: opening, number: next + 1, isInnerPage: true });
  await arrive({ ...page, opening, closing: opening, number: next + 2 });
  expect((await alarms()).filter((alarm) => alarm.includes('number-gap'))).toEqual(
    before.filter((alarm) => alarm.includes('number-gap')),
  );
});

it('takes the statements of a day as one, in whatever order they come, and corrected ones later', async () => {
  await startOn(app, '2090-03-14', 9);
  await arrive({ date: '2090-03-09', opening: '140.00', closing: '180.00', number: 46 });
  await arrive({ date: '2090-03-09', opening: '90.00', closing: '140.00', number: 45 });
  await arrive({ date: '2090-03-10', opening: '180.00', closing: '230.00', number: 47 });
  await arrive({ date: '2090-03-10', opening: '230.00', closing: '260.00', number: 48 });
  await arrive({ date: '2090-03-09', opening: '90.00', closing: '180.00', number: 49 });
  await arrive({ date: '2090-03-13', opening: '260.00', closing: '260.00', number: 50 });
  expect(await alarms()).toEqual([]);
  expect(await app.providers.rails.listClosingBalances('2090-03-09')).toMatchObject([{ closingMinor: 18_000n }]);
  expect(await app.providers.rails.listClosingBalances('2090-03-10')).toMatchObject([{ closingMinor: 26_000n }]);
});
