import { expect, it } from 'vitest';
import { readXml } from '../../../xml/index.ts';
import { readCamt } from './read-camt.ts';

/** Movements of one entry, such as `debit 100.00`, and `fee` behind what the bank took for itself. */
function movementsOf(entry: string): readonly string[] {
  const document = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>1</Id>
    <Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Svcr><FinInstnId><BICFI>COBADEFFXXX</BICFI></FinInstnId></Svcr></Acct>
    <Ntry>${entry}<AcctSvcrRef>A</AcctSvcrRef></Ntry></Stmt></BkToCstmrStmt></Document>`;
  return readCamt(readXml(document)).map(({ direction, amountMinor, charge = '' }) =>
    `${direction} ${amountMinor} ${charge}`.trim(),
  );
}

const moved = (direction: string, amount: string, rest = '') =>
  `<Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>${rest}`;
const code = (family: string, own: string) =>
  `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>${family}</Cd><SubFmlyCd>${own}</SubFmlyCd></Fmly></Domn></BkTxCd>`;
const record = (amount: string, { isIncluded = true, agent = '', direction = '', currency = 'EUR' } = {}) =>
  `<Rcrd><Amt Ccy="${currency}">${amount}</Amt>${direction && `<CdtDbtInd>${direction}</CdtDbtInd>`}<ChrgInclInd>${isIncluded}</ChrgInclInd>
   ${agent && `<Agt><FinInstnId><BICFI>${agent}</BICFI></FinInstnId></Agt>`}</Rcrd>`;
const charges = (...records: readonly string[]) => `<Chrgs>${records.join('')}</Chrgs>`;
const details = (...content: readonly string[]) =>
  `<NtryDtls>${content.map((each) => `<TxDtls>${each}</TxDtls>`).join('')}</NtryDtls>`;
const part = (amount: string) => `<Amt Ccy="EUR">${amount}</Amt>`;
const senderOf = (content: string) => `<RltdPties>${content}</RltdPties>`;
const platform = senderOf('<Dbtr><Pty><Nm>Platform Ltd.</Nm></Pty></Dbtr>');
const ours = { agent: 'COBADEFFXXX' };

it.each<[string, string, readonly string[]]>([
  ['a charge', moved('DBIT', '7.50', code('MDOP', 'CHRG')), ['debit 750 fee']],
  ['a charge by its family', moved('DBIT', '7.50', code('CHRG', 'OTHR')), ['debit 750 fee']],
  ['a commission given back', moved('CRDT', '7.50', code('ICDT', 'COMM')), ['credit 750 fee']],
  [
    'a commission that somebody pays us',
    moved('CRDT', '7.50', code('ICDT', 'COMM') + details(platform)),
    ['credit 750'],
  ],
  [
    'one whose sender is only an account',
    moved(
      'CRDT',
      '7.50',
      details(code('RCDT', 'FEES') + senderOf('<DbtrAcct><Id><Othr><Id>1</Id></Othr></Id></DbtrAcct>')),
    ),
    ['credit 750'],
  ],
  [
    'several of them that don’t add up',
    moved('CRDT', '7.50', code('ICDT', 'COMM') + details(part('1') + platform, part('2'))),
    ['credit 750'],
  ],
  [
    'one that is called back',
    moved('DBIT', '7.50', `<RvslInd>true</RvslInd>${code('ICDT', 'COMM')}${details(platform)}`),
    ['debit 750'],
  ],
  [
    'a fee that names us as the one who pays it',
    moved('DBIT', '7.50', code('MDOP', 'CHRG') + details(senderOf('<Dbtr><Pty><Nm>Quittance</Nm></Pty></Dbtr>'))),
    ['debit 750 fee'],
  ],
  [
    'interest of somebody who is named',
    moved('CRDT', '1.60', code('MCOP', 'INTR') + details(senderOf('<Dbtr><Pty><Nm>Bank</Nm></Pty></Dbtr>'))),
    ['credit 160 interest'],
  ],
  ['interest', moved('CRDT', '1.60', code('MCOP', 'INTR')), ['credit 160 interest']],
  ['a charge by the code of its transaction', moved('DBIT', '2', details(code('MDOP', 'FEES'))), ['debit 200 fee']],
  ['no charge', moved('DBIT', '7.50', code('ICDT', 'ESCT')), ['debit 750']],
  ['a payout with a fee in it', moved('DBIT', '105', charges(record('5'))), ['debit 10000', 'debit 500 fee']],
  [
    'one whose transaction has the fee',
    moved('DBIT', '105', details(charges(record('4'), record('1', ours)))),
    ['debit 10000', 'debit 500 fee'],
  ],
  [
    'one whose entry and transaction both have it',
    moved('DBIT', '105', charges(record('5')) + details(charges(record('5')))),
    ['debit 10000', 'debit 500 fee'],
  ],
  [
    'several payouts with one fee',
    moved('DBIT', '105', charges(record('5')) + details(part('40'), part('60'))),
    ['debit 4000', 'debit 6000', 'debit 500 fee'],
  ],
  ['a fee that comes apart', moved('DBIT', '100', charges(record('5', { isIncluded: false }))), ['debit 10000']],
  ['a fee in another currency', moved('DBIT', '100', charges(record('5', { currency: 'USD' }))), ['debit 10000']],
  ['a fee of another bank', moved('DBIT', '100', charges(record('5', { agent: 'CHASUS33' }))), ['debit 10000']],
  ['a fee that is all of it', moved('DBIT', '5', charges(record('5'))), ['debit 500']],
  ['a credit less our bank’s fee', moved('CRDT', '95', charges(record('5', ours))), ['credit 10000', 'debit 500 fee']],
  ['a credit less anybody’s fee', moved('CRDT', '95', charges(record('5'))), ['credit 9500']],
  [
    'a credit with a fee given back',
    moved('CRDT', '105', charges(record('5', { ...ours, direction: 'CRDT' }))),
    ['credit 10000', 'credit 500 fee'],
  ],
])('%s', (_what, entry, expected) => {
  expect(movementsOf(entry)).toEqual(expected);
});
