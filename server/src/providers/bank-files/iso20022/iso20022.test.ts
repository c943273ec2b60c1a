import { describe, expect, it } from 'vitest';
import { readXml } from '../../../xml/index.ts';
import { InvalidBankMessageError } from './invalid-bank-message.ts';
import { readBalances } from './read-balances.ts';
import { readCamt } from './read-camt.ts';
import { readPain002 } from './read-pain002.ts';
import { bankText } from './text.ts';
import { writePain001 } from './write-pain001.ts';

const transfer = {
  endToEndId: 'ins-1',
  amount: '12.30',
  currency: 'EUR',
  creditorName: 'Müller & Söhne',
  creditor: { iban: 'DE02120300000000202051', country: 'DE' },
  remittance: 'Invoice <42>',
};

describe('a pain.001 message', () => {
  const text = writePain001({
    messageId: 'bfl-1',
    createdAt: '2090-03-06T15:00:00Z',
    executeOn: '2090-03-06',
    initiator: 'Quittance Inc.',
    batches: [
      {
        debtor: { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', country: 'DE' },
        currency: 'EUR',
        kind: 'credit',
        transfers: [transfer, { ...transfer, endToEndId: 'ins-2', amount: '0.05' }],
      },
      {
        debtor: { accountNumber: '123', bankCode: '021000021', country: 'US' },
        currency: 'USD',
        kind: 'wire',
        transfers: [
          {
            ...transfer,
            endToEndId: 'ins-3',
            currency: 'USD',
            amount: '1000.5',
            creditor: { accountNumber: '456', bic: 'CHASUS33', bankCode: '021000021', country: 'US' },
          },
        ],
      },
    ],
  });

  it('counts and adds up its transfers', () => {
    expect(text).toContain('<NbOfTxs>3</NbOfTxs><CtrlSum>1012.85</CtrlSum>');
    expect(text).toContain('<NbOfTxs>2</NbOfTxs><CtrlSum>12.35</CtrlSum>');
  });

  it('names accounts and banks as their country does', () => {
    expect(text).toContain('<CdtrAcct><Id><IBAN>DE02120300000000202051</IBAN></Id></CdtrAcct>');
    expect(text).toContain(
      '<BICFI>CHASUS33</BICFI><ClrSysMmbId><ClrSysId><Cd>USABA</Cd></ClrSysId><MmbId>021000021</MmbId>',
    );
    expect(text).toContain('<SvcLvl><Cd>SEPA</Cd></SvcLvl>');
    expect(text).toContain('<SvcLvl><Cd>URGP</Cd></SvcLvl>');
  });

  it.each([
    ['SG', '7171', 'SGIBG'],
    ['CN', '102100099996', 'CNAPS'],
    ['JE', '049999', 'GBDSC'],
    ['PR', '021502011', 'USABA'],
  ])('names the clearing system of a bank in %s', (country, bankCode, system) => {
    const creditor = { accountNumber: '456', bankCode, country };
    const message = writePain001({
      messageId: 'bfl-1',
      createdAt: '2090-03-06T15:00:00Z',
      executeOn: '2090-03-06',
      initiator: 'Quittance Inc.',
      batches: [{ debtor: creditor, currency: 'EUR', kind: 'credit', transfers: [{ ...transfer, creditor }] }],
    });
    expect(message).toContain(`<ClrSysId><Cd>${system}</Cd></ClrSysId><MmbId>${bankCode}</MmbId>`);
  });

  it('uses only characters that every bank accepts', () => {
    expect(text).toContain('<Cdtr><Nm>Muller Sohne</Nm></Cdtr>');
    expect(bankText('Straße: <Ärger> №5', 140)).toBe('Strasse: Arger No5');
  });
});

const statement = (entries: string, message = 'camt.053.001.02') =>
  readCamt(
    readXml(
      `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${message}"><${message.startsWith('camt.053') ? 'BkToCstmrStmt' : 'BkToCstmrDbtCdtNtfctn'}>
        <GrpHdr><MsgId>1</MsgId></GrpHdr>
        <${message.startsWith('camt.053') ? 'Stmt' : 'Ntfctn'}><Id>1</Id><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${entries}
        </${message.startsWith('camt.053') ? 'Stmt' : 'Ntfctn'}></${message.startsWith('camt.053') ? 'BkToCstmrStmt' : 'BkToCstmrDbtCdtNtfctn'}></Document>`,
    ),
  );

const entry = ({
  amount = '10.00',
  direction = 'CRDT',
  status = '<Sts>BOOK</Sts>',
  reference = 'A1',
  details = '',
} = {}) =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>${status}<BookgDt><Dt>2090-03-06</Dt></BookgDt>
   ${reference && `<AcctSvcrRef>${reference}</AcctSvcrRef>`}<NtryDtls>${details}</NtryDtls></Ntry>`;

describe('a statement', () => {
  it('has a credit with its sender and remittance', () => {
    const details = `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr><Nm>Ann Ray</Nm></Dbtr><DbtrAcct><Id><IBAN>FR7612345</IBAN></Id></DbtrAcct></RltdPties>
      <RmtInf><Ustrd>Invoice</Ustrd><Ustrd>42</Ustrd><Strd><CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`;
    expect(statement(entry({ details }))).toEqual([
      {
        account: 'DE89370400440532013000',
        entryReference: 'DE89370400440532013000:A1',
        bankReference: 'DE89370400440532013000:A1',
        direction: 'credit',
        amountMinor: 1_000n,
        currency: 'EUR',
        bookedOn: '2090-03-06',
        entryDirection: 'credit',
        isReversal: false,
        isCollection: false,
        remittance: 'Invoice 42 RF18539007547034',
        otherName: 'Ann Ray',
        otherAccount: 'FR7612345',
      },
    ]);
  });

  it('of a later version names parties and states with one element more', () => {
    const details = '<TxDtls><RltdPties><Dbtr><Pty><Nm>Ann Ray</Nm></Pty></Dbtr></RltdPties></TxDtls>';
    const movements = statement(entry({ details, status: '<Sts><Cd>BOOK</Cd></Sts>' }), 'camt.054.001.08');
    expect(movements).toMatchObject([{ otherName: 'Ann Ray' }]);
    expect(statement(entry({ status: '<Sts><Cd>PDNG</Cd></Sts>' }), 'camt.053.001.08')).toEqual([]);
  });

  it('has the reason of a payment that came back', () => {
    const details =
      '<TxDtls><Refs><EndToEndId>ins-1</EndToEndId></Refs><RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf></TxDtls>';
    expect(statement(entry({ details }))).toMatchObject([{ endToEndId: 'ins-1', returnReason: 'AC04' }]);
  });

  const part = (amount: string, currency = 'EUR') =>
    `<TxDtls><AmtDtls><TxAmt><Amt Ccy="${currency}">${amount}</Amt></TxAmt></AmtDtls></TxDtls>`;
  it.each([
    ['are split when they add up', part('4') + part('6.00'), [400n, 600n]],
    ['stay together when they don’t', part('4') + part('5'), [1_000n]],
    ['stay together when one has no amount', `${part('4')}<TxDtls></TxDtls>`, [1_000n]],
    ['stay together in other currencies', part('4', 'SEK') + part('6', 'SEK'), [1_000n]],
  ])('whose entry has several transactions: they %s', (_what, details, amounts) => {
    const movements = statement(entry({ details }));
    expect(movements.map(({ amountMinor }) => amountMinor)).toEqual(amounts);
    expect(new Set(movements.map(({ bankReference }) => bankReference)).size).toBe(amounts.length);
    expect(new Set(movements.map(({ entryReference }) => entryReference)).size).toBe(1);
  });

  it('keeps parts apart that repeat the reference of their entry', () => {
    const repeated = part('4').replace('<TxDtls>', '<TxDtls><Refs><AcctSvcrRef>R1</AcctSvcrRef></Refs>');
    const references = statement(entry({ details: repeated + repeated.replace('4', '6') }));
    expect(new Set(references.map(({ bankReference }) => bankReference)).size).toBe(2);
  });

  it('without references of the bank gets the same ones each time, and others for equal entries', () => {
    const twice = entry({ reference: '' }).repeat(2);
    const references = statement(twice).map(({ bankReference }) => bankReference);
    expect(new Set(references).size).toBe(2);
    expect(statement(twice, 'camt.054.001.04').map(({ bankReference }) => bankReference)).toEqual(references);
  });

  it('reads amounts with more zeros than the currency has decimals', () => {
    expect(statement(entry({ amount: '10.50000' }))).toMatchObject([{ amountMinor: 1_050n }]);
  });

  it.each([
    ['an amount with too many decimals', entry({ amount: '10.505' })],
    ['a negative amount', entry({ amount: '-10' })],
    ['an amount in no known currency', entry().replace('EUR', 'XQX')],
    ['an entry without direction', entry({ direction: '' })],
  ])('with %s is refused', (_what, entries) => {
    expect(() => statement(entries)).toThrow(InvalidBankMessageError);
  });

  it('is no other document', () => {
    expect(() => readCamt(readXml('<html/>'))).toThrow(InvalidBankMessageError);
  });
});

const documentOf = (content: string, message = 'camt.053.001.08') =>
  readXml(
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${message}"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${content}</Stmt></BkToCstmrStmt></Document>`,
  );
const balance = (
  code: string,
  amount: string,
  { date = '<Dt>2090-03-06</Dt>', direction = 'CRDT', currency = 'EUR' } = {},
) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Dt>${date}</Dt></Bal>`;
const closed = { account: 'DE89370400440532013000', currency: 'EUR', closedOn: '2090-03-06' };

describe('the balances of a statement', () => {
  const none = (problem: string) => expect.unreachable(problem);

  it('are those with which it opens and closes', () => {
    const content = balance('OPBD', '10.00', { date: '<Dt>2090-03-05</Dt>' }) + balance('CLBD', '12.50');
    expect(readBalances(documentOf(content), none)).toEqual([
      { ...closed, openingMinor: 1_000n, closingMinor: 1_250n },
    ]);
  });

  it.each([
    ['the closing balance of the statement before', balance('PRCD', '3') + balance('CLBD', '4'), 300n, 400n],
    ['an overdraft', balance('CLBD', '7.00', { direction: 'DBIT' }), undefined, -700n],
    ['an instant', balance('CLBD', '1', { date: '<DtTm>2090-03-06T23:59:59+01:00</DtTm>' }), undefined, 100n],
    [
      'available and expected ones',
      balance('CLBD', '1') + balance('CLAV', '9') + balance('FWAV', '9'),
      undefined,
      100n,
    ],
  ])('may be %s', (_what, content, openingMinor, closingMinor) => {
    expect(readBalances(documentOf(content), none)).toEqual([
      { ...closed, ...(openingMinor !== undefined && { openingMinor }), closingMinor },
    ]);
  });

  it('of which one is interim, such as between the pages of a statement, close no day', () => {
    expect(readBalances(documentOf(balance('OPBD', '1') + balance('ITBD', '2')), none)).toEqual([]);
  });

  it('are in no notification', () => {
    expect(readBalances(documentOf(balance('CLBD', '1'), 'camt.054.001.08'), none)).toEqual([]);
  });

  it.each([
    ['without a date', balance('CLBD', '1', { date: '' })],
    ['without a direction', balance('CLBD', '1', { direction: '' })],
    ['in two currencies', balance('OPBD', '1', { currency: 'USD' }) + balance('CLBD', '1')],
  ])('%s are left out, and those of other statements are read', (_what, content) => {
    const [problems, sound] = [[] as string[], documentOf(balance('CLBD', '1'))];
    const statements = [documentOf(content), sound].flatMap((each) => each.children[0]?.children ?? []);
    const body = sound.children[0];
    const both = body ? { ...sound, children: [{ ...body, children: statements }] } : sound;
    expect(readBalances(both, (problem) => problems.push(problem))).toEqual([{ ...closed, closingMinor: 100n }]);
    expect(problems).toHaveLength(1);
  });
});

describe('a status report', () => {
  const report = (group: string, transactions = '') =>
    readPain002(
      readXml(`<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>bfl-1</OrgnlMsgId>${group}</OrgnlGrpInfAndSts>
      <OrgnlPmtInfAndSts>${transactions}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`),
    );
  const reason = '<StsRsnInf><Rsn><Cd>AC01</Cd></Rsn></StsRsnInf>';

  it('rejects single transfers', () => {
    const one = (id: string, status: string) =>
      `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>${status}</TxSts>${reason}</TxInfAndSts>`;
    expect(report('<GrpSts>PART</GrpSts>', one('ins-1', 'RJCT') + one('ins-2', 'ACSP'))).toEqual([
      { endToEndId: 'ins-1', code: 'AC01' },
    ]);
  });

  it('rejects a whole file', () => {
    expect(report(`<GrpSts>RJCT</GrpSts>${reason}`)).toEqual([{ messageId: 'bfl-1', code: 'AC01' }]);
    expect(report('<GrpSts>ACCP</GrpSts>')).toEqual([]);
  });

  it('that rejects a part of the file without its transfers is refused, so that people look at it', () => {
    expect(() => report('<GrpSts>PART</GrpSts>', '<PmtInfSts>RJCT</PmtInfSts>')).toThrow(InvalidBankMessageError);
  });
});
