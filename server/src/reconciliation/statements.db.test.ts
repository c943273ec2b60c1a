import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BusinessDate } from '@quittance/sdk/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { receiveRailsEvents } from '../rails/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { startOn } from '../test-support/trading-world.ts';
import { bankReconciling, getReconciliation, listReconciliations } from './index.ts';

const iban = 'DE89370400440532013000';
const folder = mkdtempSync(path.join(tmpdir(), 'statements-'));
const app = testApp(testDatabase(), {
  bankFiles: {
    folder,
    everyMinutes: 60,
    profile: { companyName: 'Quittance Inc.', accounts: { EUR: { iban, bic: 'COBADEFFXXX', country: 'DE' } } },
  },
});

beforeAll(async () => {
  await startOn(app, '2090-03-06', 12);
  await receiveRailsEvents(app);
});
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
/** A statement of one day, which came in the morning after. Amounts are in major units. */
async function arrive({
  date,
  opening,
  closing,
  entries = [],
}: {
  readonly date: BusinessDate;
  readonly opening: string;
  readonly closing: string;
  readonly entries?: readonly { readonly amount: string; readonly reference: string; readonly direction?: string }[];
}) {
  const balance = (code: string, amount: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${date}</Dt></Dt></Bal>`;
  const booked = entries.map(
    ({ amount, reference, direction = 'CRDT' }) =>
      `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${date}</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef></Ntry>`,
  );
  files += 1;
  await writeFile(
    path.join(folder, 'incoming', `statement-${files}`),
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>${files}</MsgId></GrpHdr>
     <Stmt><Id>${files}</Id><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${balance('OPBD', opening)}${balance('CLBD', closing)}${booked.join('')}</Stmt></BkToCstmrStmt></Document>`,
  );
  await receiveRailsEvents(app);
}

const states = async () =>
  (await listReconciliations(app.db, { limit: 100 })).items.map(({ businessDate, state, difference }) =>
    `${businessDate} ${state} ${difference?.$numberDecimal ?? ''}`.trim(),
  );

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
