import { childrenOf, findElement, findText, type XmlElement } from '../../../xml/index.ts';
import { InvalidBankMessageError } from './invalid-bank-message.ts';
import { readAmount } from './read-amount.ts';
import { accountOf, directionOf, messageOf } from './read-camt.ts';

/** What an account held at the end of a day, by the bank's statement. Amounts are minor units, below 0 for an overdraft. */
export interface StatementBalance {
  readonly account: string;
  readonly currency: string;
  /** `YYYY-MM-DD`, by the bank's calendar. */
  readonly closedOn: string;
  /** What it held before the statement's first entry; absent if the bank leaves it out. */
  readonly openingMinor?: bigint;
  readonly closingMinor: bigint;
  /** The statement's number at the bank; absent if it has none. */
  readonly number?: bigint;
}

/** Opening balances, and the closing one of the statement before, which is the same. */
const openingCodes = ['OPBD', 'PRCD'] as const;

/**
 * Reads the booked opening and closing balances of a statement (camt.053); none of other messages. Interim balances
 * (ITBD), such as those between the pages of a statement, and available ones close no day, so they are left out.
 * @param onUnreadable told of a statement whose balances can't be read: the bank counts as not having closed its day
 */
export function readBalances(
  document: XmlElement,
  onUnreadable: (problem: string) => void,
): readonly StatementBalance[] {
  if (messageOf(document) !== 'camt.053') return [];
  return childrenOf(findElement(document, 'BkToCstmrStmt'), 'Stmt').flatMap((statement) => {
    try {
      return balancesOf(statement);
    } catch (error) {
      if (!(error instanceof InvalidBankMessageError)) throw error;
      onUnreadable(error.message);
      return [];
    }
  });
}

/** A page of a statement that closes no day, because another page does. */
export interface StatementPage {
  readonly account: string;
  readonly currency: string;
  readonly number: bigint;
}

/** Reads the numbers of a statement's pages that close no day: they are left out by no one. */
export function readPages(document: XmlElement): readonly StatementPage[] {
  if (messageOf(document) !== 'camt.053') return [];
  return childrenOf(findElement(document, 'BkToCstmrStmt'), 'Stmt').flatMap((statement) => {
    const balances = childrenOf(statement, 'Bal');
    const currency = findElement(balances[0], 'Amt')?.attributes.Ccy ?? findText(statement, 'Acct/Ccy');
    const number = numberOf(statement);
    if (number === undefined || !currency || balances.some((balance) => codeOf(balance) === 'CLBD')) return [];
    return [{ account: accountOf(statement), currency, number }];
  });
}

const numberOf = (statement: XmlElement): bigint | undefined => {
  const digits = findText(statement, 'ElctrncSeqNb')?.match(/^\d{1,18}$/)?.[0];
  return digits === undefined ? undefined : BigInt(digits);
};

/** @throws InvalidBankMessageError */
function balancesOf(statement: XmlElement): readonly StatementBalance[] {
  const balances = childrenOf(statement, 'Bal');
  const number = numberOf(statement);
  const opening = openingCodes.flatMap((code) => balances.find((balance) => codeOf(balance) === code) ?? [])[0];
  return balances
    .filter((balance) => codeOf(balance) === 'CLBD')
    .map((closing): StatementBalance => {
      const { amountMinor: closingMinor, currency } = signedAmount(closing);
      const opened = opening && signedAmount(opening);
      if (opened && opened.currency !== currency) {
        throw new InvalidBankMessageError('A statement opens and closes in different currencies');
      }
      return {
        account: accountOf(statement),
        currency,
        closedOn: dateOf(closing),
        ...(opened && { openingMinor: opened.amountMinor }),
        closingMinor,
        ...(number !== undefined && { number }),
      };
    });
}

const codeOf = (balance: XmlElement): string | undefined => findText(balance, 'Tp/CdOrPrtry/Cd');

function signedAmount(balance: XmlElement) {
  const { amountMinor, currency } = readAmount(findElement(balance, 'Amt'));
  return { amountMinor: directionOf(balance) === 'credit' ? amountMinor : -amountMinor, currency };
}

function dateOf(balance: XmlElement): string {
  const date = findText(balance, 'Dt/Dt') ?? findText(balance, 'Dt/DtTm')?.slice(0, 10);
  if (!date || !/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new InvalidBankMessageError('A balance has no date');
  return date;
}
