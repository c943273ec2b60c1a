import { afterAll, beforeAll, expect, it } from 'vitest';
import { receiveRailsEvents } from '../rails/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { startOn } from '../test-support/trading-world.ts';
import { bankReconciling, getReconciliation, listReconciliations } from './index.ts';
import { comparedDays, statementFolder, type TestStatement } from './statement-fixtures.ts';

const iban = 'DE89370400440532013000';
const statements = statementFolder();
const app = testApp(testDatabase(), {
  bankFiles: {
    folder: statements.folder,
    everyMinutes: 60,
    profile: { companyName: 'Quittance Inc.', accounts: { EUR: { iban, bic: 'COBADEFFXXX', country: 'DE' } } },
  },
});

beforeAll(async () => {
  await startOn(app, '2090-03-06', 12);
  await receiveRailsEvents(app);
});
afterAll(() => statements.remove());

/** A statement of one day, which came in the morning after. */
const arrive = (statement: Omit<TestStatement, 'account' | 'currency'>) =>
  statements.arrive(app, { account: iban, currency: 'EUR', ...statement });

const states = () => comparedDays(app, 'EUR');

it('waits for the bank’s statement, and then counts an entry for the day on which the bank booked it', async () => {
  await arrive({
    date: '2090-03-06',
    opening: '0',
    closing: '100.00',
    entries: [{ amount: '100.00', reference: 'A' }],
  });
  await startOn(app, '2090-03-07', 9);
  await bankReconciling.run(app);
  expect(await states()).toEqual(['2090-03-06 matched 0.00']);

  await startOn(app, '2090-03-08', 9);
  await bankReconciling.run(app);
  expect(await states()).toEqual(['2090-03-07 waiting', '2090-03-06 matched 0.00']);
  const [waiting] = (await listReconciliations(app.db, { state: 'waiting', limit: 1 })).items;
  expect(await getReconciliation(app.db, waiting?.reconciliationId ?? '')).toEqual({
    ...waiting,
    accounts: [{ account: iban }],
    charges: [],
  });

  // It is read, and booked, a day later than the day that it is about.
  await arrive({
    date: '2090-03-07',
    opening: '100.00',
    closing: '150.00',
    entries: [{ amount: '50.00', reference: 'B' }],
  });
  await bankReconciling.run(app);
  expect(await states()).toEqual(['2090-03-07 matched 0.00', '2090-03-06 matched 0.00']);
  const [matched] = (await listReconciliations(app.db, { limit: 1 })).items;
  expect(await getReconciliation(app.db, matched?.reconciliationId ?? '')).toMatchObject({
    bank: { $numberDecimal: '150.00' },
    parts: { unbooked: { $numberDecimal: '50.00' } },
    accounts: [{ account: iban, closing: { $numberDecimal: '150.00' } }],
  });
});

it('takes a day without a statement as closed once the next one opens with the same balance', async () => {
  await startOn(app, '2090-03-10', 9);
  await bankReconciling.run(app);
  expect((await states()).filter((state) => state.endsWith('waiting'))).toEqual([
    '2090-03-09 waiting',
    '2090-03-08 waiting',
  ]);
  await arrive({ date: '2090-03-09', opening: '150.00', closing: '150.00' });
  await bankReconciling.run(app);
  expect((await states()).slice(0, 2)).toEqual(['2090-03-09 matched 0.00', '2090-03-08 matched 0.00']);
});

it('finds a fee that the bank took, and that no order of ours explains', async () => {
  await startOn(app, '2090-03-11', 9);
  await arrive({
    date: '2090-03-10',
    opening: '150.00',
    closing: '142.50',
    entries: [{ amount: '7.50', reference: 'FEE', direction: 'DBIT' }],
  });
  await bankReconciling.run(app);
  expect((await states())[0]).toBe('2090-03-10 difference -7.50');
});

it('compares a day again when its statement comes corrected, and when the bank tells an entry of it later', async () => {
  await startOn(app, '2090-03-14', 8);
  await arrive({ date: '2090-03-10', opening: '150.00', closing: '150.00' });
  await bankReconciling.run(app);
  expect((await states()).find((state) => state.startsWith('2090-03-10'))).toBe('2090-03-10 matched 0.00');

  await arrive({
    date: '2090-03-10',
    opening: '150.00',
    closing: '190.00',
    entries: [{ amount: '40.00', reference: 'LATE' }],
  });
  await bankReconciling.run(app);
  expect((await states()).find((state) => state.startsWith('2090-03-10'))).toBe('2090-03-10 matched 0.00');
  const audits = await app.db
    .selectFrom('audit_events')
    .select('id')
    .where('action', '=', 'bank-reconciliation.compared-again')
    .execute();
  expect(audits).toHaveLength(2);
  await Promise.all([bankReconciling.run(app), bankReconciling.run(app)]);
  expect((await states()).find((state) => state.startsWith('2090-03-10'))).toBe('2090-03-10 matched 0.00');
});

it('compares a day even if its statements can’t be watched', async () => {
  await startOn(app, '2090-03-14', 9);
  await arrive({ date: '2090-03-13', opening: '190.00', closing: '182.50' });
  const rails = Object.assign(Object.create(app.providers.rails), {
    listStatementAlarms: () => Promise.reject(new Error('no alarms')),
  });
  const failing = { ...app, providers: { ...app.providers, rails } };
  await expect(bankReconciling.run(failing)).rejects.toThrow('no alarms');
  expect((await states())[0]).toBe('2090-03-13 difference -7.50');
});
