import type { AnswerOf, Contract, RequestOf } from '@quittance/sdk/client';
import { fromMinor, parseDecimal, toMinor } from '@quittance/sdk/money';
import { type ConversionTerms, convertSent, convertToReceive } from '@quittance/sdk/rules';
import type { CurrencyAccount } from '@quittance/sdk/stores';

/** Whom the money goes to: a business on the platform, a bank account outside, or another own account. */
export const destinations = ['business', 'recipient', 'own'] as const;
export type Destination = (typeof destinations)[number];

/** What a transfer costs and brings, at a rate that holds for some minutes. */
export type Quote = AnswerOf<Contract['createQuote']>;

export interface TransferValues {
  /** Key of the account that the money leaves. */
  readonly from: string;
  readonly destination: Destination;
  /** Key of the own account that it reaches. */
  readonly toAccount: string;
  readonly handle: string;
  /** Id of the recipient outside. */
  readonly recipient: string;
  /** What the recipient's bank account receives. */
  readonly recipientCurrency: string;
  /** Currency in which a business receives it. */
  readonly toCurrency: string;
  /** Decimal text; empty without an amount. */
  readonly amount: string;
  readonly amountIs: 'sent' | 'received';
  readonly reference: string;
}

export const accountKey = ({ currency, accountType }: Pick<CurrencyAccount, 'currency' | 'accountType'>): string =>
  `${currency} ${accountType ?? 'traditional'}`;

const partsOf = (key: string) => {
  const [currency = '', accountType = ''] = key.split(' ');
  return { currency, accountType: accountType as NonNullable<CurrencyAccount['accountType']> };
};

export const fromCurrencyOf = ({ from }: TransferValues): string => partsOf(from).currency;

/** The currency that arrives; empty until an account or a recipient is chosen. */
export function toCurrencyOf({ destination, toAccount, toCurrency, recipientCurrency }: TransferValues): string {
  if (destination === 'recipient') return recipientCurrency;
  return destination === 'own' ? partsOf(toAccount).currency : toCurrency;
}

export const isConverting = (values: TransferValues): boolean => {
  const to = toCurrencyOf(values);
  return to !== '' && to !== fromCurrencyOf(values);
};

export const isPositive = (amount: string): boolean => amount !== '' && parseDecimal(amount).units > 0n;

/** The other amount of a conversion, as decimal text; empty without an amount or a rate. */
export function convertedAmount(
  { amount, amountIs }: Pick<TransferValues, 'amount' | 'amountIs'>,
  terms: ConversionTerms | undefined,
): string {
  if (!terms || !isPositive(amount)) return '';
  if (amountIs === 'sent') {
    const { receivedMinor } = convertSent(toMinor(amount, terms.from), terms);
    return fromMinor(receivedMinor, terms.to);
  }
  return fromMinor(convertToReceive(toMinor(amount, terms.to), terms).sentMinor, terms.from);
}

type QuoteRequest = RequestOf<Contract['createQuote']>['body'];

function targetOf(values: TransferValues): Partial<QuoteRequest> {
  if (values.destination === 'recipient') return { externalAccountId: values.recipient };
  if (values.destination === 'business') return { handle: values.handle, toCurrency: values.toCurrency };
  const to = partsOf(values.toAccount);
  return { toCurrency: to.currency, toAccountType: to.accountType };
}

/** The request for a quote of these values. */
export function quoteRequestOf(values: TransferValues): QuoteRequest {
  const from = partsOf(values.from);
  const reference = values.reference.trim();
  return {
    fromCurrency: from.currency,
    fromAccountType: from.accountType,
    ...targetOf(values),
    amount: values.amount,
    amountIs: isConverting(values) ? values.amountIs : 'sent',
    ...(reference && values.destination !== 'own' && { reference }),
  };
}
