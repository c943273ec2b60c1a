import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BusinessDate, startOfBusinessDay } from '@quittance/sdk/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moveClockTo } from '../clock/index.ts';
import { doDueWork } from '../jobs/index.ts';
import { railsSubmission, receiveRailsEvents } from '../rails/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, paymentWork, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import { bankReconciling, getReconciliation, listReconciliations } from './index.ts';
import { comparedDays, statementFolder } from './statement-fixtures.ts';

const account = '100200300';
const statements = statementFolder();
const database = testDatabase();
const app = testApp(database, {
  bankFiles: {
    folder: statements.folder,
    everyMinutes: 60,
    profile: {
      companyName: 'Quittance Inc.',
      ach: {
        destination: '021000021',
        destinationName: 'Harbor Bank',
        origin: '1234567890',
        originName: 'Quittance Inc.',
        companyName: 'Quittance',
        companyId: '1234567890',
        odfi: '02100002',
      },
      accounts: { USD: { accountNumber: account, bankCode: '021000021', country: 'US' } },
    },
  },
});
let world: TradingWorld;

beforeAll(async () => {
  await startOn(app, '2090-12-26', 12);
  world = await createTradingWorld(app);
  await receiveRailsEvents(app);
});
afterAll(() => statements.remove());

const moveOn = async (date: BusinessDate, hour: number) => {
  await moveClockTo(app.db, new Date(startOfBusinessDay(date).getTime() + hour * 3_600_000));
  await doDueWork(app, paymentWork);
};

/** The bank closes a day; its statement is read in the morning of the next banking day. */
async function close(date: BusinessDate, [opening, closing]: readonly [string, string], readOn: BusinessDate) {
  await moveOn(readOn, 9);
  await statements.arrive(app, { account, currency: 'USD', date, opening, closing });
  await bankReconciling.run(app);
}

/** A file of 29 December with one return, which the banks settle on the second day of the new year. */
const returnFile = (trace: string) =>
  [
    `1011234567890 0210000219012291500A094101${' '.repeat(54)}`,
    `5225${'QUITTANCE'.padEnd(36)}1234567890CCD${'PAYMENT'.padEnd(16)}9012270021021000020000001`,
    `626026000005${'4477'.padEnd(17)}0000010000${' '.repeat(15)}${'EVERYDAY'.padEnd(22)}  1021000020000001`,
    `799R02${trace}      02100002${' '.repeat(44)}021000020000001`,
    `82250000020002600000000000010000${'0'.repeat(12)}1234567890${' '.repeat(25)}021000020000001`,
    `9000001000001000000020002600000000000010000${'0'.repeat(12)}${' '.repeat(39)}`,
  ].join('\n');

it('counts a return of an ACH file for the day on which the banks settle it, over the end of the year', async () => {
  const sent = await world.send({ dueDate: '2091-09-30' });
  await world.payAsGuest(sent, 'everyday');
  while ((await railsSubmission.drain(app)) > 0);
  await moveOn('2090-12-26', 14);
  await close('2090-12-27', ['0', '100.00'], '2090-12-28');
  await close('2090-12-28', ['100.00', '100.00'], '2090-12-29');

  // The return is read on Friday, and leaves the account on Tuesday.
  await moveOn('2090-12-29', 15);
  const { bank_reference } = await database.db
    .selectFrom('bank_file_orders')
    .select('bank_reference')
    .executeTakeFirstOrThrow();
  await writeFile(path.join(statements.folder, 'incoming', 'returns'), returnFile(bank_reference ?? ''));
  await receiveRailsEvents(app);
  await close('2090-12-29', ['100.00', '100.00'], '2091-01-02');
  await close('2091-01-02', ['100.00', '0'], '2091-01-03');
  expect(await comparedDays(app, 'USD')).toEqual([
    '2091-01-02 matched 0.00',
    '2090-12-29 matched 0.00',
    '2090-12-28 matched 0.00',
    '2090-12-27 matched 0.00',
  ]);
  const friday = (await listReconciliations(app.db, { limit: 10 })).items.find(
    ({ businessDate }) => businessDate === '2090-12-29',
  );
  expect(await getReconciliation(app.db, friday?.reconciliationId ?? '')).toMatchObject({
    parts: { unbooked: { $numberDecimal: '100.00' } },
  });
});
