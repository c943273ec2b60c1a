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

export interface PaymentOptionsInput {
  readonly status: InvoiceStatus;
  readonly currency: string;
  readonly paymentMethods: { readonly achDirectDebit: { readonly enabled: boolean } };
  /** The options that this installation supports. */
  readonly available: ReadonlySet<PaymentOption>;
}

/** Whether bank debit is offered: enabled, and in US dollars. Ignores whether the invoice is open. */
export const isBankDebitOffered = ({
  currency,
  paymentMethods,
}: Pick<PaymentOptionsInput, 'currency' | 'paymentMethods'>): boolean =>
  currency === 'USD' && paymentMethods.achDirectDebit.enabled;

/** Whether a buyer with only the link can pay online. Every other option needs an account in the invoice's currency. */
export const canGuestPay = isBankDebitOffered;

function isOffered(option: PaymentOption, input: PaymentOptionsInput): boolean {
  if (!input.available.has(option)) return false;
  if (option === 'ach-direct-debit') return isBankDebitOffered(input);
  // Crypto amounts are sent on their chain or moved between our accounts; banks and cards don't support them.
  if (option === 'crypto-payment') return isCryptoPair(input.currency);
  if (option === 'credit-card-payment' || option === 'bank-transfer') return !isCryptoPair(input.currency);
  return true;
}

/** Returns the options to show, in order; none for an invoice that is paid or being paid. */
export const paymentOptionsFor = (input: PaymentOptionsInput): readonly PaymentOption[] =>
  isPaidOrBeingPaid(input.status) ? [] : paymentOptions.filter((option) => isOffered(option, input));

/** Returns the options that start open: a single option, or all in a document. */
export const openPaymentOptions = (
  shown: readonly PaymentOption[],
  mode: 'pdf' | 'preview' | 'paying',
): readonly PaymentOption[] => (mode === 'pdf' || shown.length === 1 ? shown : []);
