import { isCryptoPair } from '../money/index.ts';
import { type InvoiceStatus, isPaidOrBeingPaid } from './invoice-status.ts';

/** Every payment option, in display order. */
export const paymentOptions = [
  'bancoli-payment',
  'external-payment',
  'crypto-payment',
  'credit-card-payment',
  'ach-direct-debit',
  'bank-transfer',
] as const;
export type PaymentOption = (typeof paymentOptions)[number];

/** The ways to pay that the seller chose for an invoice. An absent one is off. */
export interface PaymentMethods {
  readonly achDirectDebit: { readonly enabled: boolean };
  /** Outside the product, by the seller's own instructions. */
  readonly externalPayment?: { readonly enabled: boolean; readonly instructions?: string | undefined } | undefined;
  /** To the seller's account here, with a reference. */
  readonly bankTransfer?: { readonly enabled: boolean } | undefined;
  /** By credit or debit card, in the fields of a card processor. */
  readonly cardPayment?: { readonly enabled: boolean } | undefined;
  /** With coins, at a quoted rate. */
  readonly cryptoPayment?: { readonly enabled: boolean } | undefined;
}

export interface PaymentOptionsInput {
  readonly status: InvoiceStatus;
  readonly currency: string;
  readonly paymentMethods: PaymentMethods;
  /** The options that this installation supports. */
  readonly available: ReadonlySet<PaymentOption>;
}

/** Whether bank debit is offered: enabled, and in US dollars. Ignores whether the invoice is open. */
export const isBankDebitOffered = ({
  currency,
  paymentMethods,
}: Pick<PaymentOptionsInput, 'currency' | 'paymentMethods'>): boolean =>
  currency === 'USD' && paymentMethods.achDirectDebit.enabled;

/** Whether the seller says how to pay outside the product. */
export const isExternalPaymentOffered = ({ paymentMethods }: Pick<PaymentOptionsInput, 'paymentMethods'>): boolean =>
  paymentMethods.externalPayment?.enabled === true;

type PayableWays = Pick<PaymentOptionsInput, 'currency' | 'paymentMethods'>;

/** Whether a bank transfer with a reference is offered. Banks don't move crypto amounts. */
export const isBankTransferOffered = ({ currency, paymentMethods }: PayableWays): boolean =>
  paymentMethods.bankTransfer?.enabled === true && !isCryptoPair(currency);

/** Whether payment by card is offered. Cards don't support crypto amounts. */
export const isCardPaymentOffered = ({ currency, paymentMethods }: PayableWays): boolean =>
  paymentMethods.cardPayment?.enabled === true && !isCryptoPair(currency);

/** Whether payment with coins is offered: if the seller says so, and always for amounts in coins. */
export const isCryptoPaymentOffered = ({ currency, paymentMethods }: PayableWays): boolean =>
  paymentMethods.cryptoPayment?.enabled === true || isCryptoPair(currency);

/** Whether a buyer with only the link is told how to pay. The balance needs an account in the invoice's currency. */
export const canGuestPay = (invoice: PayableWays): boolean =>
  isBankDebitOffered(invoice) ||
  isExternalPaymentOffered(invoice) ||
  isBankTransferOffered(invoice) ||
  isCardPaymentOffered(invoice) ||
  isCryptoPaymentOffered(invoice);

function isOffered(option: PaymentOption, input: PaymentOptionsInput): boolean {
  if (!input.available.has(option)) return false;
  if (option === 'ach-direct-debit') return isBankDebitOffered(input);
  if (option === 'external-payment') return isExternalPaymentOffered(input);
  if (option === 'bank-transfer') return isBankTransferOffered(input);
  if (option === 'credit-card-payment') return isCardPaymentOffered(input);
  if (option === 'crypto-payment') return isCryptoPaymentOffered(input);
  return true;
}

/** Returns the options to show, in order; none for an invoice that is paid or being paid. */
export const paymentOptionsFor = (input: PaymentOptionsInput): readonly PaymentOption[] =>
  isPaidOrBeingPaid(input.status) ? [] : paymentOptions.filter((option) => isOffered(option, input));

/** Returns the options that start open: a single option, or all in a document. A preview is one, or has no options. */
export const openPaymentOptions = (
  shown: readonly PaymentOption[],
  mode: 'pdf' | 'paying',
): readonly PaymentOption[] => (mode === 'pdf' || shown.length === 1 ? shown : []);
