import fc from 'fast-check';
import { expect, it } from 'vitest';
import { schemaProblems } from '../../../test-support/iso20022/schema-problems.ts';
import { readXml } from '../../../xml/index.ts';
import { readBalances } from './read-balances.ts';
import { readCamt } from './read-camt.ts';
import { readPain002 } from './read-pain002.ts';
import { endToEndIdOf } from './text.ts';
import { type BankFileAccount, type CreditTransfer, writePain001 } from './write-pain001.ts';

const creditors: readonly BankFileAccount[] = [
  { country: 'DE', iban: 'DE02120300000000202051' },
  { country: 'FR', iban: 'FR1420041010050500013M02606', bic: 'BNPAFRPP' },
  { country: 'US', accountNumber: '4477', bankCode: '026000005' },
  { country: 'GB', accountNumber: '56789014', bankCode: '049999' },
  { country: 'JE', accountNumber: '56789014', bankCode: '049999' },
  { country: 'HK', accountNumber: '123456789', bankCode: '004' },
  { country: 'SG', accountNumber: '123456789', bankCode: '7171' },
  { country: 'CA', accountNumber: '1234567', bankCode: '000312345', bic: 'ROYCCAT2' },
  { country: 'MX', accountNumber: '002010077777777771' },
  { country: 'AU', accountNumber: '123456', bankCode: '062000' },
  { country: 'CN', accountNumber: '6222020200112233445', bankCode: '102100099996' },
  { country: 'IN', accountNumber: '000123456789', bankCode: 'SBIN0005943', bic: 'SBININBB' },
  { country: 'NZ', accountNumber: '0100010000001000' },
];

const transfers: fc.Arbitrary<CreditTransfer> = fc.record({
  endToEndId: fc.uuid().map((id) => endToEndIdOf(`ins_${id.replaceAll('-', '')}`)),
  amount: fc
    .bigInt({ min: 1n, max: 10n ** 14n })
    .map((cents) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`),
  currency: fc.constantFrom('EUR', 'USD', 'GBP', 'HKD', 'CNH'),
  creditorName: fc.string({ unit: 'grapheme', maxLength: 200 }),
  creditor: fc.constantFrom(...creditors),
  remittance: fc.string({ unit: 'grapheme', maxLength: 300 }),
});

it('pain.001.001.09 is valid by its schema with any names, amounts and accounts of our corridors', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(transfers, { minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 5 }),
      fc.constantFrom('credit', 'wire', 'book'),
      async (batches, kind) => {
        const text = writePain001({
          messageId: endToEndIdOf('bfl_01JK2M3N4P5Q6R7S8T9V0W1X2Y3Z'),
          createdAt: '2090-03-06T15:00:00.123Z',
          executeOn: '2090-03-06',
          initiator: 'Quittance Inc.',
          batches: batches.map((content, index) => ({
            debtor: creditors[index] ?? { country: 'DE' },
            currency: 'EUR',
            kind,
            transfers: content,
          })),
        });
        expect(await schemaProblems(text)).toEqual([]);
      },
    ),
    { numRuns: 10 },
  );
});

interface Version {
  readonly message: string;
  readonly root: string;
  readonly part: string;
  readonly state: string;
  readonly party: string;
  /** What this version asks for at the beginning of a transaction. */
  readonly amounts?: string;
}

const statement = { root: 'BkToCstmrStmt', part: 'Stmt' };
const notification = { root: 'BkToCstmrDbtCdtNtfctn', part: 'Ntfctn' };
const early = { state: '<Sts>BOOK</Sts>', party: '<Nm>Ann Ray</Nm>' };
const late = { state: '<Sts><Cd>BOOK</Cd></Sts>', party: '<Pty><Nm>Ann Ray</Nm></Pty>' };
const statements: readonly Version[] = [
  { message: 'camt.053.001.02', ...statement, ...early },
  { message: 'camt.053.001.08', ...statement, ...late },
];
const notifications: readonly Version[] = [
  { message: 'camt.054.001.02', ...notification, ...early },
  {
    message: 'camt.054.001.04',
    ...notification,
    ...early,
    amounts: '<Amt Ccy="EUR">1010.50</Amt><CdtDbtInd>CRDT</CdtDbtInd>',
  },
];

const balance = (code: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2090-03-06</Dt></Dt></Bal>`;

/** A whole message as banks send it: elements that we don't read stand between those that we do. */
const messageOf = ({ message, root, part, state, party, amounts = '' }: Version, balances: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${message}"><${root}>
<GrpHdr><MsgId>2090-65</MsgId><CreDtTm>2090-03-06T20:00:00+01:00</CreDtTm></GrpHdr>
<${part}><Id>65</Id><ElctrncSeqNb>65</ElctrncSeqNb><CreDtTm>2090-03-06T20:00:00+01:00</CreDtTm>
<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy><Ownr><Nm>Quittance Inc.</Nm></Ownr></Acct>${balances}
<Ntry><NtryRef>1</NtryRef><Amt Ccy="EUR">1010.50</Amt><CdtDbtInd>CRDT</CdtDbtInd>${state}
<BookgDt><Dt>2090-03-06</Dt></BookgDt><ValDt><Dt>2090-03-07</Dt></ValDt><AcctSvcrRef>A1</AcctSvcrRef>
<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn><Prtry><Cd>NTRF+166</Cd><Issr>DK</Issr></Prtry></BkTxCd>
<NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${amounts}
<RltdPties><Dbtr>${party}</Dbtr><DbtrAcct><Id><IBAN>FR1420041010050500013M02606</IBAN></Id></DbtrAcct></RltdPties>
<RmtInf><Ustrd>Invoice 42</Ustrd></RmtInf></TxDtls></NtryDtls><AddtlNtryInf>Gutschrift</AddtlNtryInf></Ntry>
<Addtl${part}Inf>End</Addtl${part}Inf></${part}></${root}></Document>`;

it.each([...statements, ...notifications])('$message is read whole when it is valid by its schema', async (version) => {
  const xml = messageOf(version, '');
  expect(await schemaProblems(xml)).toEqual([]);
  expect(readCamt(readXml(xml))).toEqual([
    {
      account: 'DE89370400440532013000',
      entryReference: 'DE89370400440532013000:A1',
      bankReference: 'DE89370400440532013000:A1',
      direction: 'credit',
      amountMinor: 101_050n,
      currency: 'EUR',
      bookedOn: '2090-03-06',
      entryDirection: 'credit',
      isReversal: false,
      isCollection: false,
      remittance: 'Invoice 42',
      otherName: 'Ann Ray',
      otherAccount: 'FR1420041010050500013M02606',
    },
  ]);
});

const included = '<Chrgs><Rcrd><Amt Ccy="EUR">0.50</Amt><ChrgInclInd>true</ChrgInclInd></Rcrd></Chrgs>';

it.each([
  ['camt.053.001.08', included, ['debit 101000', 'debit 50']],
  ['camt.054.001.04', included, ['debit 101000', 'debit 50']],
  ['camt.053.001.02', '<Chrgs><Amt Ccy="EUR">0.50</Amt></Chrgs>', ['debit 101050']],
  ['camt.054.001.02', '<Chrgs><Amt Ccy="EUR">0.50</Amt></Chrgs>', ['debit 101050']],
])('%s splits off only charges that its entry says to include', async (message, charges, expected) => {
  const version = [...statements, ...notifications].find((each) => each.message === message);
  if (!version) throw new Error(`No sample of ${message}`);
  const xml = messageOf(version, '').replaceAll('CRDT', 'DBIT').replace('<NtryDtls>', `${charges}<NtryDtls>`);
  expect(await schemaProblems(xml)).toEqual([]);
  expect(readCamt(readXml(xml)).map(({ direction, amountMinor }) => `${direction} ${amountMinor}`)).toEqual(expected);
});

it.each(statements)('$message has its balances when it is valid by its schema', async (version) => {
  const xml = messageOf(version, balance('OPBD', '100.00') + balance('CLBD', '1110.50'));
  expect(await schemaProblems(xml)).toEqual([]);
  expect(readBalances(readXml(xml), expect.unreachable)).toMatchObject([
    { openingMinor: 10_000n, closingMinor: 111_050n },
  ]);
});

it('pain.002.001.10 is read when it is valid by its schema', async () => {
  const xml = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
<GrpHdr><MsgId>S1</MsgId><CreDtTm>2090-03-06T20:00:00Z</CreDtTm></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>bfl-1</OrgnlMsgId><OrgnlMsgNmId>pain.001</OrgnlMsgNmId><OrgnlNbOfTxs>2</OrgnlNbOfTxs><GrpSts>PART</GrpSts></OrgnlGrpInfAndSts>
<OrgnlPmtInfAndSts><OrgnlPmtInfId>bfl-1-1</OrgnlPmtInfId>
<TxInfAndSts><StsId>1</StsId><OrgnlInstrId>ins-1</OrgnlInstrId><OrgnlEndToEndId>ins-1</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AC01</Cd></Rsn><AddtlInf>Wrong account</AddtlInf></StsRsnInf></TxInfAndSts>
<TxInfAndSts><StsId>2</StsId><OrgnlInstrId>ins-2</OrgnlInstrId><OrgnlEndToEndId>ins-2</OrgnlEndToEndId><TxSts>ACSP</TxSts></TxInfAndSts>
</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;
  expect(await schemaProblems(xml)).toEqual([]);
  expect(readPain002(readXml(xml))).toEqual([{ endToEndId: 'ins-1', code: 'AC01' }]);
});
