import { fromMinor } from '@quittance/sdk/money';
import type { BankFileSettings } from '../../config/index.ts';
import type { DebitAccount } from '../bank-linking/index.ts';
import type { BankAccount, RailOrder } from '../rails/index.ts';
import { endToEndIdOf } from './iso20022/text.ts';
import type { CreditTransfer, CreditTransferBatch } from './iso20022/write-pain001.ts';
import type { NachaBatch, NachaEntry } from './nacha/write-nacha.ts';

type Profile = BankFileSettings['profile'];

/** What a file says of one order; stored encrypted until it is in a file. */
export type FileOrder =
  | {
      readonly format: 'nacha';
      readonly entryClass: NachaBatch['entryClass'];
      readonly description: string;
      /** The trace number is given with the order's place. */
      readonly entry: Omit<NachaEntry, 'amountMinor' | 'traceNumber'> & { readonly cents: string };
    }
  | {
      readonly format: 'pain.001';
      /** Key of the debited account in the profile. */
      readonly account: string;
      readonly kind: CreditTransferBatch['kind'];
      readonly transfer: CreditTransfer;
    };

/** Why no file can carry an order. */
export interface Unfit {
  readonly refusal: 'provider_unavailable' | 'unsupported' | 'no_account' | 'amount_too_large' | 'R13' | 'R04';
}

/** Amounts of ACH entries have ten digits. */
const maxCents = 10n ** 10n - 1n;
const isRoutingNumber = (text: string | undefined): text is string => /^\d{9}$/.test(text ?? '');

/** The rules of the ACH want these words when a returned debit is presented again. */
const descriptionOf = ({ presentment }: RailOrder): string => (presentment > 1 ? 'RETRY PYMT' : 'PAYMENT');

/** Describes a debit of an account that a payer linked. */
export function describeDebit(order: RailOrder, account: DebitAccount, profile: Profile): FileOrder | Unfit {
  if (order.kind !== 'debit' || order.currency !== 'USD' || !profile.ach) return { refusal: 'unsupported' };
  return describeEntry(order, {
    transactionCode: account.accountKind === 'savings' ? '37' : '27',
    entryClass: account.holderKind === 'consumer' ? 'PPD' : 'CCD',
    routingNumber: account.routingNumber,
    accountNumber: account.accountNumber,
    name: account.holderName,
  });
}

/** Describes a payment to an account, by ACH where that carries it, else as an ISO 20022 transfer. */
export function describePayment(order: RailOrder, profile: Profile): FileOrder | Unfit {
  const { counterparty, kind } = order;
  if (kind === 'debit' || counterparty.kind === 'linked-account') return { refusal: 'unsupported' };
  if (counterparty.kind === 'own-account') return describeBook(order, counterparty.rail, profile);
  if (order.rail === 'ach' && profile.ach && counterparty.country === 'US') {
    return describeEntry(order, {
      transactionCode: '22',
      entryClass: 'CCD',
      routingNumber: counterparty.bankCode,
      accountNumber: counterparty.accountNumber,
      name: counterparty.holderName,
    });
  }
  return describeTransfer(order, kind, counterparty, profile);
}

function describeEntry(
  order: RailOrder,
  {
    entryClass,
    routingNumber,
    accountNumber,
    ...entry
  }: Pick<NachaEntry, 'transactionCode' | 'accountNumber' | 'name'> &
    Pick<NachaBatch, 'entryClass'> & { readonly routingNumber: string | undefined },
): FileOrder | Unfit {
  if (!isRoutingNumber(routingNumber)) return { refusal: 'R13' };
  if (!/^[A-Za-z0-9-]{1,17}$/.test(accountNumber)) return { refusal: 'R04' };
  if (order.amountMinor > maxCents) return { refusal: 'amount_too_large' };
  return {
    format: 'nacha',
    entryClass,
    description: descriptionOf(order),
    entry: {
      ...entry,
      routingNumber,
      accountNumber,
      individualId: order.statementDescriptor,
      cents: String(order.amountMinor),
    },
  };
}

const accountOf = ({ country, accountNumber, bankCode, bic }: BankAccount) => {
  const isIban = /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(accountNumber);
  return { country, ...(isIban ? { iban: accountNumber } : { accountNumber }), bankCode, bic };
};

function describeTransfer(
  order: RailOrder,
  kind: CreditTransferBatch['kind'],
  counterparty: BankAccount,
  { accounts }: Profile,
): FileOrder | Unfit {
  if (!accounts[order.currency]) return { refusal: 'no_account' };
  return {
    format: 'pain.001',
    account: order.currency,
    kind,
    transfer: {
      ...transferOf(order),
      creditorName: counterparty.holderName,
      creditor: accountOf(counterparty),
    },
  };
}

function describeBook(order: RailOrder, rail: string, { accounts, companyName }: Profile): FileOrder | Unfit {
  const creditor = accounts[`${order.currency}:${rail}`];
  if (!accounts[order.currency] || !creditor) return { refusal: 'no_account' };
  return {
    format: 'pain.001',
    account: order.currency,
    kind: 'book',
    transfer: { ...transferOf(order), creditorName: companyName, creditor },
  };
}

const transferOf = ({ reference, amountMinor, currency, statementDescriptor }: RailOrder) => ({
  endToEndId: endToEndIdOf(reference),
  amount: fromMinor(amountMinor, currency),
  currency,
  remittance: statementDescriptor,
});
