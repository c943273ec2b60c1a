import { createHash } from 'node:crypto';
import { childrenOf, findElement, findText, type XmlElement } from '../../../xml/index.ts';
import { InvalidBankMessageError } from './invalid-bank-message.ts';
import { type Amount, readAmount } from './read-amount.ts';
import { type ChargeKind, chargeKindOf, includedFees } from './read-charges.ts';

/** One booked movement on one of our accounts. */
export interface StatementMovement {
  /** Our account: an IBAN or a local number. */
  readonly account: string;
  /** Identifies the entry, however often and in which message the bank reports it. */
  readonly entryReference: string;
  /** Which way the whole entry goes. */
  readonly entryDirection: 'credit' | 'debit';
  /** The bank's reference of this movement; unique. */
  readonly bankReference: string;
  readonly direction: 'credit' | 'debit';
  readonly amountMinor: bigint;
  readonly currency: string;
  /** Absent if the bank gives only a date. */
  readonly bookedAt?: Date;
  /** The bank's booking date, `YYYY-MM-DD`; absent if it gives none. */
  readonly bookedOn?: string;
  readonly endToEndId?: string;
  /** Why a payment came back, such as AC04. */
  readonly returnReason?: string;
  /** Whether it reverses an earlier movement. */
  readonly isReversal: boolean;
  /** Whether it settles debits that we collected, which are known from their own files. */
  readonly isCollection: boolean;
  /** What the bank takes for its services, or interest; absent for money that it moves for us. */
  readonly charge?: ChargeKind;
  readonly remittance: string;
  readonly otherName?: string;
  readonly otherAccount?: string;
}

const messages: Readonly<Record<string, { readonly body: string; readonly report: string }>> = {
  'camt.053': { body: 'BkToCstmrStmt', report: 'Stmt' },
  'camt.054': { body: 'BkToCstmrDbtCdtNtfctn', report: 'Ntfctn' },
};

/** Names the message of a document, such as `camt.053`; undefined for other documents. */
export const messageOf = ({ name, namespace }: XmlElement): string | undefined =>
  name === 'Document' ? namespace.match(/:xsd:(\w+\.\d+)\.\d+\.\d+$/)?.[1] : undefined;

/**
 * Reads the booked movements of a statement (camt.053) or notification (camt.054), of any version. Entries that are only
 * pending are left out: they come again once they are booked.
 * @throws InvalidBankMessageError
 */
export function readCamt(document: XmlElement): readonly StatementMovement[] {
  const message = messages[messageOf(document) ?? ''];
  const body = message && findElement(document, message.body);
  if (!message || !body) throw new InvalidBankMessageError('The file is no camt.053 or camt.054 message');
  return childrenOf(body, message.report).flatMap((report) => {
    const account = accountOf(report);
    const servicer = findText(report, 'Acct/Svcr/FinInstnId/BICFI') ?? findText(report, 'Acct/Svcr/FinInstnId/BIC');
    const seen = new Map<string, number>();
    return childrenOf(report, 'Ntry').flatMap((entry) => readEntry(entry, { account, servicer, seen }));
  });
}

/** Returns our account that a report is about. @throws InvalidBankMessageError */
export function accountOf(report: XmlElement): string {
  const account = findText(report, 'Acct/Id/IBAN') ?? findText(report, 'Acct/Id/Othr/Id');
  if (!account) throw new InvalidBankMessageError('A report names no account');
  return account;
}

const isBooked = (entry: XmlElement): boolean => {
  const status = findText(entry, 'Sts/Cd') ?? findText(entry, 'Sts');
  return status === undefined || status === 'BOOK';
};

interface Report {
  readonly account: string;
  /** BIC of our bank, if the report names it. */
  readonly servicer: string | undefined;
  readonly seen: Map<string, number>;
}

function readEntry(entry: XmlElement, { account, servicer, seen }: Report): readonly StatementMovement[] {
  if (!isBooked(entry)) return [];
  const amount = readAmount(findElement(entry, 'Amt'));
  const direction = directionOf(entry);
  const details = childrenOf(entry, 'NtryDtls').flatMap((group) => childrenOf(group, 'TxDtls'));
  const transaction = details.length === 1 ? details[0] : undefined;
  const feesMinor = includedFees(entry, { transaction, servicer, currency: amount.currency });
  const moved = { ...amount, amountMinor: amount.amountMinor + (direction === 'credit' ? feesMinor : -feesMinor) };
  const entryReference = referenceOf(entry, { account, amount, direction }, details[0], seen);
  const bookedAt = instantOf(findText(entry, 'BookgDt/DtTm'));
  const bookedOn = bookingDateOf(entry);
  const common = {
    account,
    entryReference,
    entryDirection: direction,
    currency: amount.currency,
    ...(bookedAt && { bookedAt }),
    ...(bookedOn && { bookedOn }),
    isReversal: findText(entry, 'RvslInd') === 'true',
  };
  const isSplit = feesMinor !== 0n && moved.amountMinor > 0n;
  const parts = partsOf(details, isSplit ? moved : amount, direction);
  const movements = parts.map((part, index): StatementMovement => {
    const charge = chargeKindOf(entry, part);
    return {
      ...common,
      // Banks may repeat the entry's reference in each part, so the parts' own ones don't tell them apart.
      bankReference: parts.length > 1 ? `${entryReference}:${index + 1}` : entryReference,
      direction: part.direction,
      amountMinor: part.amountMinor,
      ...(charge && { charge }),
      ...factsOf(part.transaction, entry, part.direction),
    };
  });
  return isSplit ? [...movements, feeOf(common, feesMinor)] : movements;
}

/** The fees that an entry includes, as a separate movement. */
const feeOf = (
  common: Pick<StatementMovement, 'account' | 'entryReference' | 'entryDirection' | 'currency' | 'isReversal'>,
  feesMinor: bigint,
): StatementMovement => ({
  ...common,
  bankReference: `${common.entryReference}:fees`,
  direction: feesMinor > 0n ? 'debit' : 'credit',
  amountMinor: feesMinor > 0n ? feesMinor : -feesMinor,
  charge: 'fee',
  isCollection: false,
  remittance: '',
});

/** Reads whether an element is a credit or a debit. @throws InvalidBankMessageError */
export function directionOf(element: XmlElement): 'credit' | 'debit' {
  const indicator = findText(element, 'CdtDbtInd');
  if (indicator !== 'CRDT' && indicator !== 'DBIT') throw new InvalidBankMessageError('An entry has no direction');
  return indicator === 'CRDT' ? 'credit' : 'debit';
}

interface Part {
  readonly transaction: XmlElement | undefined;
  readonly amountMinor: bigint;
  readonly direction: 'credit' | 'debit';
}

/**
 * Splits an entry into its transactions if their amounts add up to it. Otherwise it is one movement that nobody can
 * explain further, and goes to staff as such.
 */
function partsOf(details: readonly XmlElement[], whole: Amount, direction: 'credit' | 'debit'): readonly Part[] {
  const one: Part = {
    transaction: details.length === 1 ? details[0] : undefined,
    amountMinor: whole.amountMinor,
    direction,
  };
  if (details.length <= 1) return [one];
  const parts = details.flatMap((transaction): Part[] => {
    const element = findElement(transaction, 'Amt') ?? findElement(transaction, 'AmtDtls/TxAmt/Amt');
    if (element?.attributes.Ccy !== whole.currency) return [];
    const own = findText(transaction, 'CdtDbtInd') ? directionOf(transaction) : direction;
    return [{ transaction, amountMinor: readAmount(element).amountMinor, direction: own }];
  });
  const sum = parts.reduce(
    (total, part) => total + (part.direction === direction ? part.amountMinor : -part.amountMinor),
    0n,
  );
  return parts.length === details.length && sum === whole.amountMinor ? parts : [one];
}

const bookingDateOf = (entry: XmlElement): string | undefined =>
  findText(entry, 'BookgDt/Dt') ?? findText(entry, 'BookgDt/DtTm')?.slice(0, 10);

/** The bank's reference, or else one computed of what distinguishes the entry, so that a repetition has the same. */
function referenceOf(
  entry: XmlElement,
  { account, amount, direction }: { readonly account: string; readonly amount: Amount; readonly direction: string },
  transaction: XmlElement | undefined,
  seen: Map<string, number>,
): string {
  const given =
    findText(entry, 'AcctSvcrRef') ?? findText(transaction, 'Refs/AcctSvcrRef') ?? findText(transaction, 'Refs/UETR');
  if (given && given !== 'NOTPROVIDED') return `${account}:${given}`;
  const facts = [
    account,
    amount.currency,
    String(amount.amountMinor),
    direction,
    bookingDateOf(entry) ?? '',
    findText(transaction, 'Refs/EndToEndId') ?? '',
    remittanceOf(transaction),
  ].join('\n');
  const number = (seen.get(facts) ?? 0) + 1;
  seen.set(facts, number);
  return `${account}:${createHash('sha256').update(`${facts}\n${number}`).digest('hex').slice(0, 32)}`;
}

function factsOf(transaction: XmlElement | undefined, entry: XmlElement, direction: 'credit' | 'debit') {
  const endToEndId = findText(transaction, 'Refs/EndToEndId');
  const reason = findElement(transaction, 'RtrInf/Rsn');
  const returnReason =
    findText(reason, 'Cd') ?? findText(reason, 'Prtry') ?? (findElement(transaction, 'RtrInf') && 'NARR');
  const family = findText(transaction, 'BkTxCd/Domn/Fmly/Cd') ?? findText(entry, 'BkTxCd/Domn/Fmly/Cd');
  // The sender of a credit, or the recipient of a debit.
  const side = direction === 'credit' ? 'Dbtr' : 'Cdtr';
  const parties = findElement(transaction, 'RltdPties');
  const otherName = findText(parties, `${side}/Pty/Nm`) ?? findText(parties, `${side}/Nm`);
  const otherAccount = findText(parties, `${side}Acct/Id/IBAN`) ?? findText(parties, `${side}Acct/Id/Othr/Id`);
  return {
    ...(endToEndId && endToEndId !== 'NOTPROVIDED' && { endToEndId }),
    ...(returnReason && { returnReason }),
    isCollection: family === 'IDDT',
    remittance: remittanceOf(transaction) || (findText(entry, 'AddtlNtryInf') ?? ''),
    ...(otherName && { otherName }),
    ...(otherAccount && { otherAccount }),
  };
}

/** What the sender wrote, free or as a creditor's reference. */
function remittanceOf(transaction: XmlElement | undefined): string {
  const remittance = findElement(transaction, 'RmtInf');
  const references = childrenOf(remittance, 'Strd').flatMap((each) => findText(each, 'CdtrRefInf/Ref') ?? []);
  return [...childrenOf(remittance, 'Ustrd').map(({ text }) => text), ...references].join(' ').trim();
}

function instantOf(text: string | undefined): Date | undefined {
  const at = text ? new Date(text) : undefined;
  return at && !Number.isNaN(at.getTime()) ? at : undefined;
}
