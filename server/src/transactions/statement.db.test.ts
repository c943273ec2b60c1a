import type { AnsweredFile } from '@quittance/sdk/contract';
import type { StatementFormat } from '@quittance/sdk/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../db/index.ts';
import { openCurrencyAccount } from '../organizations/index.ts';
import { schemaProblems } from '../test-support/iso20022/schema-problems.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import { readStatement, type StatementQuery } from './statement.ts';
import { writeStatementFile } from './write-statement-file.ts';

const database = testDatabase();
const app = testApp(database);
let world: TradingWorld;

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app);
  const organizationId = world.buyer.organizationId ?? '';
  await inTransaction(app.db, async (transaction) => {
    for (const [currency, bankAccountNumber] of [
      ['EUR', '123456789013'],
      ['GBP', '123456789014'],
      ['PLN', '123456789015'],
    ] as const) {
      await openCurrencyAccount(transaction, organizationId, { currency, bankAccountNumber });
    }
    await transaction
      .updateTable('currency_accounts')
      .set({ bank_account_number: '123456789012' })
      .where('organization_id', '=', organizationId)
      .where('currency', '=', 'USD')
      .execute();
  });
  await world.deposit('1000');
  const { invoice } = await world.send({ dueDate: '2090-03-08' });
  await world.payFromBalance(invoice);
  await world.goTo('2090-03-09', 23);
  await world.deposit('20.50');
  await world.goTo('2090-03-10', 1);
  await world.deposit('3');
});

const query = (changes: Partial<StatementQuery> = {}): StatementQuery => ({
  organizationId: world.buyer.organizationId ?? '',
  currency: 'USD',
  from: '2090-03-07',
  to: '2090-03-09',
  ...changes,
});

const read = (changes?: Partial<StatementQuery>) => readStatement(app.db, query(changes));

async function textOf({ content }: AnsweredFile): Promise<string> {
  return await new Response(content as ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>).text();
}

const fileOf = async (format: StatementFormat, changes?: Partial<StatementQuery>, locale: 'en' | 'es' = 'en') =>
  writeStatementFile({ app, db: app.db, locale }, await read(changes), format);

describe('a statement', () => {
  it.each([
    ['a period', {}, [90_000n, 92_050n, 2_050n, 0n]],
    ['everything', { from: '2090-01-01', to: '2090-12-31' }, [0n, 92_350n, 102_350n, 10_000n]],
    ['the first day', { from: '2090-03-06', to: '2090-03-06' }, [0n, 90_000n, 100_000n, 10_000n]],
    ['a period without lines', { from: '2090-03-07', to: '2090-03-08' }, [90_000n, 90_000n, 0n, 0n]],
    ['the time before the first line', { from: '2089-01-01', to: '2089-12-31' }, [0n, 0n, 0n, 0n]],
    ['the time after the last line', { from: '2090-04-01', to: '2090-04-30' }, [92_350n, 92_350n, 0n, 0n]],
    ['an account without a line', { currency: 'EUR' }, [0n, 0n, 0n, 0n]],
  ] as const)('of %s has balances and totals', async (_, changes, figures) => {
    const { openingMinor, closingMinor, received, spent } = await read(changes);
    expect([openingMinor, closingMinor, received.totalMinor, spent.totalMinor]).toEqual(figures);
  });

  it('is refused for an unknown currency', async () => {
    await expect(read({ currency: 'ZZZ' })).rejects.toMatchObject({ code: 'ValidationError' });
  });

  it('is refused for a period that ends before it begins', async () => {
    await expect(read({ from: '2090-03-09', to: '2090-03-08' })).rejects.toMatchObject({ code: 'ValidationError' });
  });
});

describe('the file of a statement', () => {
  it('as CSV has the opening balance, the lines and the closing balance', async () => {
    const rows = (await textOf(await fileOf('csv', {}, 'es'))).trimEnd().split('\r\n');
    expect(rows[1]).toBe('2090-03-07,Saldo inicial,,,,,900.00,USD,');
    expect(rows[2]).toMatch(/^2090-03-09,Depósito,buyer Inc.,Deposit RF\w{14},Completado,20.50,920.50,USD,txn_/);
    expect(rows[3]).toBe('2090-03-09,Saldo final,,,,,920.50,USD,');
    expect(rows).toHaveLength(4);
  });

  it('as camt.053 is valid by the schema, and adds up', async () => {
    const text = await textOf(await fileOf('camt.053', { from: '2090-03-01' }));
    expect(await schemaProblems(text)).toEqual([]);
    expect(text).toContain('urn:iso:std:iso:20022:tech:xsd:camt.053.001.08');
    expect(text.match(/<Ntry>/g)).toHaveLength(3);
    expect(text).toContain('<Amt Ccy="USD">920.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2090-03-09</Dt></Dt></Bal>');
    expect(text).toMatch(/<Ntry><NtryRef>2<\/NtryRef><Amt Ccy="USD">100.00<\/Amt><CdtDbtInd>DBIT<\/CdtDbtInd>/);
    expect(text).toContain('<Cdtr><Pty><Nm>seller Inc.</Nm></Pty></Cdtr>');
  });

  it.each([
    ['the routing and account number', 'USD', 'Othr><Id>123456789012</Id', '026009991', '123456789012'],
    ['the IBAN', 'EUR', 'IBAN>DE60999999993456789013</IBAN', 'TSTBDEBB', 'DE60999999993456789013'],
    ['the sort code and IBAN', 'GBP', 'IBAN>GB15TSTB04999956789014</IBAN', '049999', '56789014'],
    ['an IBAN that is too long for OFX', 'PLN', 'IBAN>PL', 'TSTBPLPW', '123456789015'],
    ['no number, since it was never opened', 'CAD', 'Othr><Id>', 'Bancoli', '-CAD'],
  ])('names the account by %s', async (_, currency, camtId, bankId, accountId) => {
    const camt = await textOf(await fileOf('camt.053', { currency }));
    expect(await schemaProblems(camt)).toEqual([]);
    expect(camt).toContain(`<Acct><Id><${camtId}`);
    const ofx = await textOf(await fileOf('ofx', { currency }));
    expect(ofx).toContain(`<BANKID>${bankId}</BANKID>`);
    expect(ofx).toContain(`${accountId}</ACCTID>`);
  });

  it('as OFX has signed amounts and the balance', async () => {
    const text = await textOf(await fileOf('ofx', { from: '2090-03-01' }));
    expect(text).toContain('<TRNTYPE>PAYMENT</TRNTYPE><DTPOSTED>20900306150');
    expect(text).toContain('<TRNAMT>-100.00</TRNAMT>');
    expect(text).toContain('<LEDGERBAL><BALAMT>920.50</BALAMT>');
  });

  it('as PDF has text, tags and its fonts, in the reader’s language', async () => {
    const file = await fileOf('pdf', {}, 'es');
    const bytes = Buffer.from(file.content as Uint8Array).toString('latin1');
    expect(file.name).toBe('estado-de-cuenta-USD-2090-03-07-2090-03-09.pdf');
    expect(bytes.startsWith('%PDF-1.7')).toBe(true);
    for (const part of ['<pdfaid:part>3</pdfaid:part>', '<pdfuaid:part>1</pdfuaid:part>', '/OutputIntents'])
      expect(bytes, part).toContain(part);
    for (const part of ['/StructTreeRoot', '/MarkInfo', '/FontFile2', '/ToUnicode', '/Lang (es)', '/S /TH'])
      expect(bytes, part).toContain(part);
  });
});
