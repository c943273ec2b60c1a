import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyLedger } from '../ledger/index.ts';
import { receiveRailsEvents } from '../rails/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { startOn } from '../test-support/trading-world.ts';
import { ledgerEvidence } from '../work.ts';
import { bankReconciling, getReconciliation, listReconciliations } from './index.ts';
import { comparedDays, statementFolder, type TestStatement } from './statement-fixtures.ts';

const iban = 'DE89370400440532013000';
const statements = statementFolder();
const database = testDatabase();
const app = testApp(database, {
  bankFiles: {
    folder: statements.folder,
    everyMinutes: 60,
    profile: { companyName: 'Quittance Inc.', accounts: { EUR: { iban, bic: 'COBADEFFXXX', country: 'DE' } } },
  },
});

beforeAll(async () => {
  await startOn(app, '2090-03-07', 9);
  await receiveRailsEvents(app);
});
afterAll(async () => {
  statements.remove();
  expect((await verifyLedger(app.db, { evidence: ledgerEvidence })).findings).toEqual([]);
});

const arrive = (statement: Omit<TestStatement, 'account' | 'currency'>) =>
  statements.arrive(app, { account: iban, currency: 'EUR', ...statement });

/** The lines of journals about charges, such as `exp:bank_fee 7.50 debit`. */
const booked = async () =>
  (
    await database.db
      .selectFrom('ledger_lines as line')
      .innerJoin('ledger_journals as journal', 'journal.id', 'line.journal_id')
      .innerJoin('ledger_accounts as account', 'account.id', 'line.account_id')
      .select(['account.code', 'line.amount', 'line.direction'])
      .where('journal.kind', '=', 'bank-charge')
      .orderBy('journal.id')
      .orderBy('line.direction', 'desc')
      .execute()
  ).map(({ code, amount, direction }) => `${code} ${amount} ${direction}`);

/** What the bank reported and nobody has booked. */
const waitingEvents = () =>
  database.db.selectFrom('rails_events').select(['kind', 'reference']).where('applied_at', 'is', null).execute();

it('books what the bank takes for itself, and interest, to our own accounts, so that the day matches', async () => {
  await arrive({
    date: '2090-03-06',
    opening: '0',
    closing: '93.85',
    entries: [
      { amount: '100.00', reference: 'A' },
      { amount: '0.30', reference: 'DD', direction: 'DBIT', code: 'IDDT/CHRG' },
      { amount: '7.50', reference: 'FEE', direction: 'DBIT', code: 'MDOP/CHRG' },
      { amount: '0.25', reference: 'COM', direction: 'CRDT', code: 'ICDT/COMM' },
      { amount: '1.60', reference: 'INT', code: 'MCOP/INTR' },
      { amount: '0.20', reference: 'OD', direction: 'DBIT', code: 'MDOP/INTR' },
    ],
  });
  await bankReconciling.run(app);
  expect(await comparedDays(app, 'EUR')).toEqual(['2090-03-06 matched 0.00']);
  expect((await booked()).sort()).toEqual([
    'bank:sepa 160 debit',
    'bank:sepa 20 credit',
    'bank:sepa 25 debit',
    'bank:sepa 30 credit',
    'bank:sepa 750 credit',
    'exp:bank_fee 25 credit',
    'exp:bank_fee 30 debit',
    'exp:bank_fee 750 debit',
    'exp:bank_interest 20 debit',
    'rev:bank_interest 160 credit',
  ]);
  const [day] = (await listReconciliations(app.db, { limit: 1 })).items;
  const detail = await getReconciliation(app.db, day?.reconciliationId ?? '');
  const common = { chargeId: expect.stringMatching(/^bch_/), account: iban, bookedOn: '2090-03-06' };
  expect(detail.charges).toHaveLength(5);
  expect(detail.charges).toEqual(
    expect.arrayContaining([
      { ...common, kind: 'fee', amount: { $numberDecimal: '-7.50' } },
      { ...common, kind: 'fee', amount: { $numberDecimal: '-0.30' } },
      { ...common, kind: 'fee', amount: { $numberDecimal: '0.25' } },
      { ...common, kind: 'interest', amount: { $numberDecimal: '1.60' } },
      { ...common, kind: 'interest', amount: { $numberDecimal: '-0.20' } },
    ]),
  );
});

it('leaves no event of a charge of nothing', async () => {
  const before = (await booked()).length;
  await arrive({
    date: '2090-03-06',
    opening: '0',
    closing: '93.85',
    entries: [{ amount: '0.00', reference: 'NIL', direction: 'DBIT', code: 'MDOP/CHRG' }],
  });
  expect((await booked()).length).toBe(before);
  expect(await waitingEvents()).toEqual([]);
});

it('books an entry once, however often the bank states it, and tells two equal fees apart', async () => {
  const fee = { amount: '2.00', direction: 'DBIT', code: 'MDOP/CHRG' } as const;
  const before = (await booked()).length;
  const statement = {
    date: '2090-03-07',
    opening: '93.85',
    closing: '89.85',
    entries: [
      { ...fee, reference: 'F1' },
      { ...fee, reference: 'F2' },
    ],
  };
  await startOn(app, '2090-03-08', 9);
  await Promise.all([arrive(statement), receiveRailsEvents(app)]);
  await arrive(statement);
  await bankReconciling.run(app);
  expect((await booked()).length - before).toBe(4);
  expect(await comparedDays(app, 'EUR')).toEqual(['2090-03-07 matched 0.00', '2090-03-06 matched 0.00']);
});
