import { isCryptoPair } from '../money/index.ts';
import { type InvoiceStatus, isPaidOrBeingPaid } from './invoice-status.ts';

/** Every way to pay an invoice, in the order in which they are shown. */
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
  /** The ways that this installation can carry out at all. */
  readonly available: ReadonlySet<PaymentOption>;
}

/** Debits of US bank accounts are made in US dollars and in nothing else; whether the invoice is open is not asked. */
export const isBankDebitOffered = ({
  currency,
  paymentMethods,
}: Pick<PaymentOptionsInput, 'currency' | 'paymentMethods'>): boolean =>
  currency === 'USD' && paymentMethods.achDirectDebit.enabled;

/** Whether a buyer who has only the link can pay online. Every other way needs an account in the invoice's currency. */
export const canGuestPay = isBankDebitOffered;

function isOffered(option: PaymentOption, input: PaymentOptionsInput): boolean {
  if (!input.available.has(option)) return false;
  if (option === 'ach-direct-debit') return isBankDebitOffered(input);
  // A crypto amount can be sent on its chain or moved between our accounts; banks and cards know nothing of it.
  if (option === 'crypto-payment') return isCryptoPair(input.currency);
  if (option === 'credit-card-payment' || option === 'bank-transfer') return !isCryptoPair(input.currency);
  return true;
}

/** The options to show, in order; none for an invoice that is paid or being paid. */
export const paymentOptionsFor = (input: PaymentOptionsInput): readonly PaymentOption[] =>
  isPaidOrBeingPaid(input.status) ? [] : paymentOptions.filter((option) => isOffered(option, input));

/** A single option starts open, and in a document all are open. */
export const openPaymentOptions = (
  shown: readonly PaymentOption[],
  mode: 'pdf' | 'preview' | 'paying',
): readonly PaymentOption[] => (mode === 'pdf' || shown.length === 1 ? shown : []);
