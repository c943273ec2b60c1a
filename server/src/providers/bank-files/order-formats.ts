import { achCountries } from '@quittance/sdk/banking';
import { fromMinor } from '@quittance/sdk/money';
import type { BankFileSettings } from '../../config/index.ts';
import type { DebitAccount } from '../bank-linking/index.ts';
import type { BankAccount, Counterparty, RailOrder } from '../rails/index.ts';
import { endToEndIdOf } from './iso20022/text.ts';
import type { CreditTransfer, CreditTransferBatch } from './iso20022/write-pain001.ts';
import type { NachaBatch, NachaEntry } from './nacha/write-nacha.ts';

type Profile = BankFileSettings['profile'];
type OwnAccount = Extract<Counterparty, { readonly kind: 'own-account' }>;

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

/** The rules of the ACH require these words when a returned debit is presented again. */
const descriptionOf = ({ presentment }: RailOrder): string => (presentment > 1 ? 'RETRY PYMT' : 'PAYMENT');

/** Codes of ACH entries by direction and kind of account. */
const transactionCodes = {
  credit: { checking: '22', savings: '32' },
  debit: { checking: '27', savings: '37' },
} as const;

type Holder = Pick<DebitAccount, 'accountKind' | 'holderKind'>;

const entryCodesOf = (kind: keyof typeof transactionCodes, { accountKind, holderKind }: Holder) => ({
  transactionCode: transactionCodes[kind][accountKind],
  entryClass: holderKind === 'consumer' ? ('PPD' as const) : ('CCD' as const),
});

/** Describes a debit of an account that a payer linked, or a refund to it. */
export function describeLinked(order: RailOrder, account: DebitAccount, profile: Profile): FileOrder | Unfit {
  const { kind, currency } = order;
  if ((kind !== 'debit' && kind !== 'credit') || currency !== 'USD' || !profile.ach) return { refusal: 'unsupported' };
  return describeEntry(order, {
    ...entryCodesOf(kind, account),
    routingNumber: account.routingNumber,
    accountNumber: account.accountNumber,
    name: account.holderName,
  });
}

/** Describes a payment to an account, by ACH where that carries it, else as an ISO 20022 transfer. */
export function describePayment(order: RailOrder, profile: Profile): FileOrder | Unfit {
  const { counterparty, kind } = order;
  if (kind === 'debit' || counterparty.kind === 'linked-account') return { refusal: 'unsupported' };
  if (counterparty.kind === 'own-account') return describeBook(order, counterparty, profile);
  if (order.rail === 'ach' && hasAch(counterparty, profile) && achCountries.includes(counterparty.country)) {
    const { accountKind = 'checking', holderKind = 'business' } = counterparty;
    return describeEntry(order, {
      ...entryCodesOf('credit', { accountKind, holderKind }),
      routingNumber: counterparty.bankCode,
      accountNumber: counterparty.accountNumber,
      name: counterparty.holderName,
    });
  }
  return describeTransfer(order, kind, counterparty, profile);
}

/** ACH entries are paid by the bank of our traditional account. */
const hasAch = (counterparty: BankAccount, profile: Profile): boolean =>
  profile.ach !== undefined && payingKey('USD', counterparty, profile) === 'USD';

/** Key of the account that pays: the one that must, or that of its type, or of the currency where the types are held together. */
const payingKey = (
  currency: string,
  { from = 'traditional', fromAccount }: BankAccount,
  { accounts }: Profile,
): string => {
  const named = Object.entries(accounts).find(
    ([key, { iban, accountNumber }]) => key.startsWith(currency) && fromAccount === (iban ?? accountNumber),
  );
  const key = named?.[0] ?? ownKey(currency, from);
  return accounts[key] ? key : currency;
};

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

/** Key of one of our accounts in the profile. */
const ownKey = (currency: string, rail: string): string => (rail === 'traditional' ? currency : `${currency}:${rail}`);

const accountOf = ({ country, accountNumber, bankCode, bic }: BankAccount) => {
  const isIban = /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(accountNumber);
  return { country, ...(isIban ? { iban: accountNumber } : { accountNumber }), bankCode, bic };
};

function describeTransfer(
  order: RailOrder,
  kind: CreditTransferBatch['kind'],
  counterparty: BankAccount,
  profile: Profile,
): FileOrder | Unfit {
  const account = payingKey(order.currency, counterparty, profile);
  if (!profile.accounts[account]) return { refusal: 'no_account' };
  return {
    format: 'pain.001',
    account,
    kind,
    transfer: {
      ...transferOf(order),
      creditorName: counterparty.holderName,
      creditor: accountOf(counterparty),
    },
  };
}

function describeBook(
  order: RailOrder,
  { rail, from = 'traditional' }: OwnAccount,
  { accounts, companyName }: Profile,
): FileOrder | Unfit {
  const account = ownKey(order.currency, from);
  const creditor = accounts[ownKey(order.currency, rail)];
  if (!accounts[account] || !creditor) return { refusal: 'no_account' };
  return {
    format: 'pain.001',
    account,
    kind: 'book',
    transfer: { ...transferOf(order), creditorName: companyName, creditor },
  };
}

/** Returns which of our own accounts an order credits; undefined for other orders. */
export function ownAccountOf(order: FileOrder | Unfit): string | undefined {
  if (!('format' in order) || order.format !== 'pain.001' || order.kind !== 'book') return undefined;
  const { iban, accountNumber } = order.transfer.creditor;
  return iban ?? accountNumber;
}

const transferOf = ({ reference, amountMinor, currency, statementDescriptor }: RailOrder) => ({
  endToEndId: endToEndIdOf(reference),
  amount: fromMinor(amountMinor, currency),
  currency,
  remittance: statementDescriptor,
});
