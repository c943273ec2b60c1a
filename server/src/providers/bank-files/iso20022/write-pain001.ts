import { achCountries } from '@quittance/sdk/banking';
import { element, textElement } from '../../../xml/index.ts';
import { bankText } from './text.ts';

/** An account as a bank names it. */
export interface BankFileAccount {
  readonly iban?: string | undefined;
  /** Local number, where there is no IBAN. */
  readonly accountNumber?: string | undefined;
  readonly bic?: string | undefined;
  /** Local code of the bank, such as a routing number. */
  readonly bankCode?: string | undefined;
  /** ISO 3166 code of the bank's country. */
  readonly country: string;
}

export interface CreditTransfer {
  /** At most 35 characters, unique: comes back in statements. */
  readonly endToEndId: string;
  /** Decimal text in major units. */
  readonly amount: string;
  readonly currency: string;
  readonly creditorName: string;
  readonly creditor: BankFileAccount;
  readonly remittance: string;
}

/** Transfers from one of our accounts, all of one kind. */
export interface CreditTransferBatch {
  readonly debtor: BankFileAccount;
  readonly currency: string;
  /** `wire`: at once, each transfer alone. */
  readonly kind: 'credit' | 'wire' | 'book';
  readonly transfers: readonly CreditTransfer[];
}

export interface CreditTransferFile {
  /** At most 35 characters; banks refuse a second file with the same id. */
  readonly messageId: string;
  /** ISO 8601, in UTC. */
  readonly createdAt: string;
  /** `YYYY-MM-DD`. */
  readonly executeOn: string;
  readonly initiator: string;
  readonly batches: readonly CreditTransferBatch[];
}

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/** Codes of clearing systems by country; banks elsewhere are named by BIC. */
const clearingSystems: Readonly<Record<string, string>> = {
  AU: 'AUBSB',
  CA: 'CACPA',
  CN: 'CNAPS',
  GB: 'GBDSC',
  GG: 'GBDSC',
  HK: 'HKNCC',
  IM: 'GBDSC',
  IN: 'INFSC',
  JE: 'GBDSC',
  NZ: 'NZNCC',
  SG: 'SGIBG',
  ZA: 'ZANCC',
  ...Object.fromEntries(achCountries.map((country) => [country, 'USABA'])),
};

/** Writes a customer credit transfer initiation (pain.001.001.09). */
export function writePain001({ messageId, createdAt, executeOn, initiator, batches }: CreditTransferFile): string {
  const transfers = batches.flatMap((batch) => batch.transfers);
  const content = element(
    'CstmrCdtTrfInitn',
    element(
      'GrpHdr',
      textElement('MsgId', messageId),
      textElement('CreDtTm', createdAt),
      textElement('NbOfTxs', String(transfers.length)),
      textElement('CtrlSum', sumOf(transfers)),
      element('InitgPty', textElement('Nm', bankText(initiator, 140))),
    ),
    ...batches.map((batch, index) =>
      writeBatch(batch, { id: `${messageId}-${index + 1}`.slice(-35), executeOn, initiator }),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}">${content}</Document>\n`;
}

function writeBatch(
  { debtor, currency, kind, transfers }: CreditTransferBatch,
  { id, executeOn, initiator }: { readonly id: string; readonly executeOn: string; readonly initiator: string },
): string {
  return element(
    'PmtInf',
    textElement('PmtInfId', id),
    textElement('PmtMtd', 'TRF'),
    textElement('BtchBookg', 'false'),
    textElement('NbOfTxs', String(transfers.length)),
    textElement('CtrlSum', sumOf(transfers)),
    element('PmtTpInf', element('SvcLvl', textElement('Cd', serviceLevelOf(kind, currency)))),
    element('ReqdExctnDt', textElement('Dt', executeOn)),
    element('Dbtr', textElement('Nm', bankText(initiator, 140))),
    element('DbtrAcct', accountId(debtor), textElement('Ccy', currency)),
    element('DbtrAgt', bankOf(debtor)),
    textElement('ChrgBr', kind === 'wire' || currency !== 'EUR' ? 'SHAR' : 'SLEV'),
    ...transfers.map(writeTransfer),
  );
}

function serviceLevelOf(kind: CreditTransferBatch['kind'], currency: string): string {
  if (kind === 'wire') return 'URGP';
  return kind === 'credit' && currency === 'EUR' ? 'SEPA' : 'NURG';
}

const writeTransfer = ({ endToEndId, amount, currency, creditorName, creditor, remittance }: CreditTransfer): string =>
  element(
    'CdtTrfTxInf',
    element('PmtId', textElement('InstrId', endToEndId), textElement('EndToEndId', endToEndId)),
    element('Amt', textElement('InstdAmt', amount, { Ccy: currency })),
    // An IBAN names its bank.
    ...(creditor.bic || creditor.bankCode ? [element('CdtrAgt', bankOf(creditor))] : []),
    element('Cdtr', textElement('Nm', bankText(creditorName, 140) || 'Unknown')),
    element('CdtrAcct', accountId(creditor)),
    ...(bankText(remittance, 140) ? [element('RmtInf', textElement('Ustrd', bankText(remittance, 140)))] : []),
  );

const accountId = ({ iban, accountNumber }: BankFileAccount): string =>
  element(
    'Id',
    iban ? textElement('IBAN', iban) : element('Othr', textElement('Id', (accountNumber ?? '').slice(0, 34))),
  );

function bankOf({ bic, bankCode, country }: BankFileAccount): string {
  const system = clearingSystems[country];
  const member = bankCode
    ? element(
        'ClrSysMmbId',
        ...(system ? [element('ClrSysId', textElement('Cd', system))] : []),
        textElement('MmbId', bankCode),
      )
    : '';
  if (bic) return element('FinInstnId', textElement('BICFI', bic), member);
  return element('FinInstnId', member || element('Othr', textElement('Id', 'NOTPROVIDED')));
}

/** Adds decimal texts exactly, whatever their currencies: the sum only controls the transmission. */
function sumOf(transfers: readonly CreditTransfer[]): string {
  const decimals = Math.max(0, ...transfers.map(({ amount }) => (amount.split('.')[1] ?? '').length));
  const units = transfers.reduce((sum, { amount }) => {
    const [whole = '0', fraction = ''] = amount.split('.');
    return sum + BigInt(whole + fraction.padEnd(decimals, '0'));
  }, 0n);
  const digits = String(units).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
