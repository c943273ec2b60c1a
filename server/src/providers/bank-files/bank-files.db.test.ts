import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depositReferenceOf } from '../../accounts/index.ts';
import { moveClockTo } from '../../clock/index.ts';
import { doDueWork } from '../../jobs/index.ts';
import { type App, seal } from '../../kernel/index.ts';
import { accounts, balanceOf, verifyLedger } from '../../ledger/index.ts';
import { decidePayment } from '../../payments/index.ts';
import { listInstructions, railsSubmission, receiveRailsEvents } from '../../rails/index.ts';
import { instructionOf, queuePayout, recordingOwner, withOwner } from '../../rails/rails-fixtures.ts';
import { testApp } from '../../test-support/test-app.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import {
  createTradingWorld,
  journalsOf,
  paymentWork,
  startOn,
  type TradingWorld,
} from '../../test-support/trading-world.ts';
import { balance, newBusiness, send as sendMoney } from '../../transfers/transfers-fixtures.ts';
import { ledgerEvidence } from '../../work.ts';
import { readNacha } from './nacha/read-nacha.ts';

const database = testDatabase();
const folder = mkdtempSync(path.join(tmpdir(), 'bank-files-'));
const { owner, told } = recordingOwner();
const iban = 'DE89370400440532013000';
const app: App = withOwner(
  testApp(database, {
    bankFiles: {
      folder,
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
        accounts: {
          EUR: { iban, bic: 'COBADEFFXXX', country: 'DE' },
          USD: { accountNumber: '100200300', bankCode: '021000021', country: 'US' },
          'USD:smart': { accountNumber: '400500600', bankCode: '021000021', country: 'US' },
        },
      },
    },
  }),
  owner,
);
let world: TradingWorld;
const complianceHead = {
  kind: 'staff',
  sessionId: 't',
  userId: 'stf_1',
  email: 's@example.com',
  role: 'compliance-head',
} as const;

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app, {
    sellerChanges: {
      openAccounts: [{ currency: 'USD' }, { currency: 'EUR' }, { currency: 'USD', accountType: 'merchant' }],
    },
  });
  await receiveRailsEvents(app);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  expect((await verifyLedger(app.db, { evidence: ledgerEvidence })).findings).toEqual([]);
});

const later = async (minutes: number) => {
  await moveClockTo(app.db, new Date((await app.clock.now(app.db)).getTime() + minutes * 60_000));
  await doDueWork(app, paymentWork);
};
const filesIn = async (name: string) => (await readdir(path.join(folder, name))).sort();
const outgoing = async (ending: string) => {
  const names = (await filesIn('outgoing')).filter((name) => name.endsWith(ending));
  return await Promise.all(names.map((name) => readFile(path.join(folder, 'outgoing', name), 'utf8')));
};
let count = 0;
async function arrive(text: string, name = `file-${++count}`) {
  await writeFile(path.join(folder, 'incoming', name), text);
  await receiveRailsEvents(app);
}
async function submitAll() {
  while ((await railsSubmission.drain(app)) > 0);
}

const ofIban = `<IBAN>${iban}</IBAN>`;
const statement = (entries: string, message = 'camt.053', id = 'S1', account = ofIban) => {
  const [body, report] = message === 'camt.053' ? ['BkToCstmrStmt', 'Stmt'] : ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'];
  return `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:${message}.001.08"><${body}><GrpHdr><MsgId>${id}</MsgId></GrpHdr>
    <${report}><Id>${id}</Id><Acct><Id>${account}</Id></Acct>${entries}</${report}></${body}></Document>`;
};
const entry = (changes: {
  reference: string;
  direction?: string;
  endToEndId?: string;
  amount?: string;
  remittance?: string;
  reason?: string;
  currency?: string;
}) =>
  `<Ntry><Amt Ccy="${changes.currency ?? 'EUR'}">${changes.amount ?? '123.45'}</Amt><CdtDbtInd>${changes.direction ?? 'CRDT'}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><AcctSvcrRef>${changes.reference}</AcctSvcrRef>
   <NtryDtls><TxDtls><Refs><EndToEndId>${changes.endToEndId ?? 'NOTPROVIDED'}</EndToEndId></Refs><RltdPties><Dbtr><Pty><Nm>Ann Ray</Nm></Pty></Dbtr></RltdPties>
   <RmtInf><Ustrd>${changes.remittance ?? ''}</Ustrd></RmtInf>${changes.reason ? `<RtrInf><Rsn><Cd>${changes.reason}</Cd></Rsn></RtrInf>` : ''}</TxDtls></NtryDtls></Ntry>`;

async function payOut(accountNumber = 'DE02120300000000202051', currency = 'EUR') {
  const id = await queuePayout(app, accountNumber, { currency });
  await submitAll();
  const { bankReference } = await instructionOf(app, id);
  return { id, endToEndId: bankReference ?? '' };
}

describe('a payout', () => {
  it('goes out in one file after the collecting time, and settles with the statement', async () => {
    const [one, two] = [await payOut(), await payOut()];
    await receiveRailsEvents(app);
    expect(await outgoing('.pain.001.xml')).toEqual([]);
    await later(61);
    const [text, ...others] = await outgoing('.pain.001.xml');
    expect(others).toEqual([]);
    expect(text).toContain('<NbOfTxs>2</NbOfTxs><CtrlSum>246.90</CtrlSum>');
    for (const { endToEndId } of [one, two]) expect(text).toContain(`<EndToEndId>${endToEndId}</EndToEndId>`);
    expect(told.get(one.id)).toEqual(['accepted']);

    await arrive(statement(entry({ reference: 'D1', direction: 'DBIT', endToEndId: one.endToEndId })));
    expect(told.get(one.id)).toEqual(['accepted', 'settled']);
    await arrive(statement(entry({ reference: 'C1', endToEndId: one.endToEndId, reason: 'AC04' }), 'camt.054'));
    expect(told.get(one.id)).toEqual(['accepted', 'settled', 'returned AC04 after settlement']);
    expect(told.get(two.id)).toEqual(['accepted']);
    await later(120);
    expect(await outgoing('.pain.001.xml')).toHaveLength(1);
  });

  it('settles with a statement whose balances can’t be read', async () => {
    const { id, endToEndId } = await payOut();
    await later(61);
    const balance = (code: string, currency: string) =>
      `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>
        <Dt><Dt>2090-03-07</Dt></Dt></Bal>`;
    const balances = balance('OPBD', 'SEK') + balance('CLBD', 'EUR');
    await arrive(statement(balances + entry({ reference: 'D9', direction: 'DBIT', endToEndId })));
    expect(told.get(id)).toEqual(['accepted', 'settled']);
    expect(await app.db.selectFrom('bank_file_balances').selectAll().execute()).toEqual([]);
  });

  it('is neither settled nor returned by a movement of another amount with its id', async () => {
    const { id, endToEndId } = await payOut();
    await later(61);
    const suspended = () => balanceOf(app.db, accounts.suspenseIn(), 'EUR');
    const before = await suspended();
    await arrive(statement(entry({ reference: 'D7', direction: 'DBIT', endToEndId, amount: '200.00' })));
    await arrive(statement(entry({ reference: 'C7', endToEndId, amount: '1.00', reason: 'AC04' })));
    expect(told.get(id)).toEqual(['accepted']);
    expect(await suspended()).toBe(before + 100n);
  });

  it('that the bank rejects has moved no money', async () => {
    const { id, endToEndId } = await payOut();
    await later(61);
    await arrive(`<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>x</OrgnlMsgId></OrgnlGrpInfAndSts>
      <OrgnlPmtInfAndSts><TxInfAndSts><OrgnlEndToEndId>${endToEndId}</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AC01</Cd></Rsn></StsRsnInf></TxInfAndSts></OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`);
    expect(told.get(id)).toEqual(['accepted', 'rejected AC01']);
  });

  it('in dollars goes by ACH, and one that no file can carry is refused', async () => {
    const id = await queuePayout(app, '4477');
    const unfit = await queuePayout(app, 'GB29NWBK60161331926819', { currency: 'GBP' });
    await submitAll();
    await later(61);
    expect(told.get(id)).toEqual(['accepted']);
    expect(told.get(unfit)).toEqual(['refused no_account']);
    expect((await outgoing('.ach'))[0]).toContain('622021000021' + '4477'.padEnd(17) + '0000012345');
    await later(2 * 24 * 60);
    expect(told.get(id)).toEqual(['accepted', 'settled']);
  });

  it('keeps the recipient encrypted until the file is with the bank, and then not at all', async () => {
    await payOut('FR1420041010050500013M02606');
    const content = async () =>
      JSON.stringify(await database.db.selectFrom('bank_file_orders').selectAll().execute(), (_, value) =>
        typeof value === 'bigint' ? Number(value) : value,
      );
    expect(await content()).not.toContain('FR1420041010050500013M02606');
    await later(61);
    const kept = await database.db
      .selectFrom('bank_file_orders')
      .select('sealed_order')
      .where('sealed_order', 'is not', null)
      .execute();
    expect(kept).toEqual([]);
    const files = await database.db
      .selectFrom('bank_files')
      .select('sealed_content')
      .where('sealed_content', 'is not', null)
      .execute();
    expect(files).toEqual([]);
  });

  it.each(['before the file is prepared', 'before it is moved', 'after it was moved'])(
    'is in exactly one file when the process dies %s',
    async (when) => {
      await payOut();
      const before = (await filesIn('outgoing')).length;
      await later(61);
      const [file] = await database.db
        .selectFrom('bank_files')
        .select(['id', 'name', 'prepared_at'])
        .where('direction', '=', 'out')
        .orderBy('id', 'desc')
        .limit(1)
        .execute();
      const text = await readFile(path.join(folder, 'outgoing', file?.name ?? ''), 'utf8');
      expect(await filesIn('outgoing')).toHaveLength(before + 1);
      // The bank has taken the file away, or it is still beside the folder, as the process left it.
      rmSync(path.join(folder, 'outgoing', file?.name ?? ''));
      if (when === 'before it is moved') await writeFile(path.join(folder, 'prepared', file?.name ?? ''), text);
      await database.db
        .updateTable('bank_files')
        .set({
          delivered_at: null,
          sealed_content: seal(app.config.dataKey, text, file?.id),
          ...(when === 'before the file is prepared' && { prepared_at: null }),
        })
        .where('id', '=', file?.id ?? '')
        .execute();
      await Promise.all([1, 2, 3].map(() => receiveRailsEvents(app)));
      expect(await filesIn('outgoing')).toHaveLength(when === 'after it was moved' ? before : before + 1);
      expect(await filesIn('prepared')).toEqual([]);
    },
  );
});

describe('a deposit by statement', () => {
  const sellerId = () => world.seller.organizationId ?? '';
  const available = () => balanceOf(app.db, accounts.available(sellerId(), { currency: 'EUR' }), 'EUR');
  const suspense = () => balanceOf(app.db, accounts.suspenseIn(), 'EUR');

  it('is credited by its reference, once for notification, statement and repeated files', async () => {
    const before = [await available(), await suspense()] as const;
    const arrived = entry({ reference: 'X1', remittance: `Thanks ${depositReferenceOf(sellerId())}` });
    await arrive(statement(arrived, 'camt.054'));
    await arrive(statement(arrived, 'camt.053'));
    await arrive(statement(arrived, 'camt.053'));
    await Promise.all([receiveRailsEvents(app), receiveRailsEvents(app)]);
    expect(await available()).toBe(before[0] + 12_345n);
    expect(await suspense()).toBe(before[1]);
    const deposit = await database.db
      .selectFrom('deposits')
      .selectAll()
      .where('bank_reference', '=', `${iban}:X1`)
      .executeTakeFirstOrThrow();
    expect(deposit).toMatchObject({ state: 'credited', rail: 'sepa', organization_id: sellerId() });
  });

  it('is credited to the Merchant account that its reference names', async () => {
    const merchant = () =>
      balanceOf(app.db, accounts.available(sellerId(), { currency: 'USD', accountType: 'merchant' }), 'USD');
    const before = await merchant();
    const remittance = `Invoice 42 ${depositReferenceOf(sellerId(), 'merchant')}`;
    const account = '<Othr><Id>100200300</Id></Othr>';
    await arrive(statement(entry({ reference: 'X3', remittance, currency: 'USD' }), 'camt.053', 'S3', account));
    expect(await merchant()).toBe(before + 12_345n);
  });

  it('of nobody waits in suspense', async () => {
    const before = await suspense();
    await arrive(statement(entry({ reference: 'X2', remittance: 'Invoice 42' })));
    expect(await suspense()).toBe(before + 12_345n);
  });

  it('leaves bookings of the bank that are not ours to people', async () => {
    const before = await suspense();
    await arrive(statement(entry({ reference: 'FEE', direction: 'DBIT' })));
    expect(await suspense()).toBe(before);
    const event = await database.db
      .selectFrom('rails_events')
      .select('applied_at')
      .where('reference', '=', `${iban}:FEE`)
      .executeTakeFirstOrThrow();
    expect(event.applied_at).toBeNull();
  });
});

describe('a debit', () => {
  it('goes out by ACH and comes back with the bank’s file; a retry says so', async () => {
    const sent = await world.send({ dueDate: '2090-09-30' });
    await world.payAsGuest(sent, 'everyday');
    await submitAll();
    const before = (await outgoing('.ach')).length;
    await later(61);
    const file = (await outgoing('.ach')).at(-1) ?? '';
    expect(await outgoing('.ach')).toHaveLength(before + 1);
    expect(readNacha(file).otherEntries).toBe(1);
    const line = file.split('\n').find((record) => record.startsWith('627')) ?? '';
    expect(line).toContain('0000010000');
    await later(24 * 60);
    await later(24 * 60);
    expect(await journalsOf(app, sent.invoice)).toHaveProperty('debit-settled');

    await arrive(returnFile(line.slice(79)));
    expect(await journalsOf(app, sent.invoice)).toMatchObject({
      'debit-returned': 'Dr unsettled 100.00 / Cr bank:ach 100.00',
    });
    await later(5 * 24 * 60);
    await submitAll();
    await later(61);
    expect((await outgoing('.ach')).at(-1)).toContain('RETRY PYMT');
  });

  const returnFile = (trace: string) =>
    nachaOf(
      `626026000005${'4477'.padEnd(17)}0000010000${' '.repeat(15)}${'EVERYDAY'.padEnd(22)}  1021000020000001`,
      `799R01${trace}      02100002${' '.repeat(44)}021000020000001`,
    ).join('\n');
  const nachaOf = (detail: string, addenda: string) => {
    const hash = detail.slice(3, 11).padStart(10, '0');
    const debits = detail.slice(29, 39).padStart(12, '0');
    return [
      `1011234567890 0210000219003101030A094101${' '.repeat(54)}`,
      `5225${'QUITTANCE'.padEnd(36)}1234567890CCD${'PAYMENT'.padEnd(16)}900307   1021000020000001`,
      detail,
      addenda,
      `8225000002${hash}${debits}${'0'.repeat(12)}1234567890${' '.repeat(25)}021000020000001`,
      `900000100000100000002${hash}${debits}${'0'.repeat(12)}${' '.repeat(39)}`,
    ];
  };
});

describe('a refund of a denied debit', () => {
  it('goes to the linked account by ACH', async () => {
    const sent = await world.send({ dueDate: '2090-12-31', recipientEmail: 'denied@example.com' });
    await world.payAsGuest(sent, 'everyday', 'denied');
    const payment = () =>
      database.db
        .selectFrom('invoice_payments')
        .select(['state', 'refund_failed_at', 'refund_settled_at'])
        .where('invoice_id', '=', sent.invoice.id)
        .executeTakeFirstOrThrow();
    const passDay = async () => {
      await submitAll();
      await later(24 * 60);
    };
    for (let days = 0; days < 6 && (await payment()).state !== 'settled'; days += 1) await passDay();
    await world.as(complianceHead, (context) =>
      decidePayment(context, { invoiceId: sent.invoice.id, decision: 'deny', reason: 'Checked' }),
    );
    for (let days = 0; days < 14; days += 1) await passDay();
    expect(await payment()).toMatchObject({
      state: 'denied',
      refund_failed_at: null,
      refund_settled_at: expect.any(Date),
    });
    const files = (await outgoing('.ach')).join('\n');
    expect(files).toMatch(/^5220QUITTANCE .*CCDPAYMENT/m);
    expect(files).toMatch(/^622260000\d{3}100006789 {8}0000010000REFUND/m);
  });
});

describe('a transfer between two of our accounts', () => {
  const [traditional, smart] = ['100200300', '400500600'];
  const stateOf = async (id: string) =>
    (await database.db.selectFrom('transfers').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
  const arriveAt = (account: string, changes: Parameters<typeof entry>[0]) =>
    arrive(statement(entry({ currency: 'USD', ...changes }), 'camt.053', 'B1', `<Othr><Id>${account}</Id></Othr>`));

  it('has arrived with the statement of the account that receives it', async () => {
    const own = await newBusiness(app);
    const remittance = depositReferenceOf(own.organization.id);
    await arriveAt(traditional, { reference: 'B0', amount: '100.00', remittance });
    const move = async (from: 'traditional' | 'smart', accounts: readonly [string, string]) => {
      const to = from === 'smart' ? 'traditional' : 'smart';
      const request = { fromAccountType: from, toCurrency: 'USD', toAccountType: to, amount: '40' } as const;
      const { id } = await sendMoney(app, own, request);
      await submitAll();
      await later(61);
      const [instruction] = await listInstructions(app.db, { type: 'transfer', id });
      const endToEndId = instruction?.bankReference ?? 'none';
      const file = (await outgoing('.pain.001.xml')).find((text) => text.includes(endToEndId)) ?? '';
      const [debited, credited] = accounts;
      expect(file).toMatch(new RegExp(`<DbtrAcct><Id><Othr><Id>${debited}<.*<CdtrAcct><Id><Othr><Id>${credited}<`));
      const state = () => stateOf(id);
      const part = { endToEndId, amount: '40.00' };
      await arriveAt(debited, { ...part, reference: `${from}-D`, direction: 'DBIT' });
      expect(await state()).toBe('in_transit');
      await arriveAt(credited, { ...part, reference: `${from}-C` });
      expect(await state()).toBe('completed');
    };
    await move('traditional', [traditional, smart]);
    expect(await balance(app, own, 'USD', 'smart')).toBe('40.00');
    await move('smart', [smart, traditional]);
    expect(await balance(app, own)).toBe('100.00');
  });

  it('that the bank sends back goes back to the balance', async () => {
    const own = await newBusiness(app);
    const remittance = depositReferenceOf(own.organization.id);
    await arriveAt(traditional, { reference: 'B9', amount: '100.00', remittance });
    const { id } = await sendMoney(app, own, { toCurrency: 'USD', toAccountType: 'smart', amount: '40' });
    await submitAll();
    const [instruction] = await listInstructions(app.db, { type: 'transfer', id });
    const endToEndId = instruction?.bankReference ?? 'none';
    const part = { endToEndId, amount: '40.00' };
    await arriveAt(traditional, { ...part, reference: 'B9-D', direction: 'DBIT' });
    await arriveAt(traditional, { ...part, reference: 'B9-C', reason: 'AC04' });
    expect(await stateOf(id)).toBe('rejected');
    expect(await balance(app, own)).toBe('100.00');
  });
});

describe('a file that can’t be read', () => {
  it('is set aside, and holds up no other', async () => {
    const failed = (await filesIn('failed')).length;
    await mkdir(path.join(folder, 'incoming'), { recursive: true });
    await writeFile(path.join(folder, 'incoming', 'a-broken'), '<Document><Unknown/></Document>');
    await arrive(statement(entry({ reference: 'X3' })), 'b-good');
    expect(await filesIn('failed')).toHaveLength(failed + 1);
    expect(await filesIn('incoming')).toEqual([]);
    expect((await filesIn('processed')).some((name) => name.endsWith('b-good'))).toBe(true);
  });

  it('waits for its end while it is still arriving', async () => {
    const text = statement(entry({ reference: 'X4' }));
    await arrive(text.slice(0, 200), 'half');
    expect(await filesIn('incoming')).toEqual(['half']);
    await arrive(text, 'half');
    expect(await filesIn('incoming')).toEqual([]);
    await arrive(text.slice(0, 201), 'old-half');
    const old = new Date(Date.now() - 11 * 60_000);
    await utimes(path.join(folder, 'incoming', 'old-half'), old, old);
    await receiveRailsEvents(app);
    expect(await filesIn('incoming')).toEqual([]);
    expect((await filesIn('failed')).some((name) => name.endsWith('old-half'))).toBe(true);
  });

  it('of which nothing is stored when one entry of it is wrong', async () => {
    const good = entry({ reference: 'X5' });
    await arrive(statement(good + entry({ reference: 'X6' }).replace('123.45', '123.456')));
    await arrive(statement(good));
    const deposits = await database.db
      .selectFrom('deposits')
      .select('bank_reference')
      .where('bank_reference', 'in', [`${iban}:X5`, `${iban}:X6`])
      .execute();
    expect(deposits).toEqual([{ bank_reference: `${iban}:X5` }]);
  });
});

it('reads a notification of change, and keeps the new number encrypted', async () => {
  const lines = [
    `1011234567890 0210000219003101030A094101${' '.repeat(54)}`,
    `5220${'QUITTANCE'.padEnd(36)}1234567890COR${'PAYMENT'.padEnd(16)}900307   1021000020000009`,
    `621026000005${'4477'.padEnd(17)}0000000000${' '.repeat(15)}${'BREAD'.padEnd(22)}  1021000020000009`,
    `798C01021000020000001      02100002${'1918171614'.padEnd(44)}021000020000009`,
    `82200000020002600000${'0'.repeat(24)}1234567890${' '.repeat(25)}021000020000009`,
    `9000001000001000000020002600000${'0'.repeat(24)}${' '.repeat(39)}`,
  ];
  await arrive(lines.join('\n'));
  const row = await database.db.selectFrom('bank_file_corrections').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ original_trace: '021000020000001', code: 'C01' });
  expect(row.sealed_data.toString('latin1')).not.toContain('1918171614');
});
