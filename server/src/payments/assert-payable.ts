import { canPay, isCardPaymentOffered, isCryptoPaymentOffered } from '@quittance/sdk/rules';
import { assertNotBeingPaid, type Invoice, paymentWaysOf } from '../invoices/index.ts';
import { Refusal } from '../kernel/index.ts';

/**
 * Asserts that the invoice can be paid and that no payment is in progress.
 * @throws InvoicePaymentProcessingError, InvoiceStateError
 */
export function assertPayable(invoice: Invoice): void {
  assertNotBeingPaid(invoice);
  if (!canPay('buyer', invoice.status)) {
    throw new Refusal('InvoiceStateError', `The invoice is ${invoice.status} and can't be paid.`);
  }
}

/**
 * Asserts that the seller offers bank debits for the invoice. ACH carries US dollars only.
 * @throws PaymentMethodUnavailableError, and those of `assertPayable`
 */
export function assertDebitable(invoice: Invoice): void {
  assertPayable(invoice);
  if (!invoice.achDirectDebitEnabled || invoice.currency !== 'USD') {
    throw new Refusal('PaymentMethodUnavailableError', 'This invoice can’t be paid by bank debit.');
  }
}

/**
 * Asserts that the seller offers payment by card for the invoice.
 * @throws PaymentMethodUnavailableError, and those of `assertPayable`
 */
export function assertChargeable(invoice: Invoice): void {
  assertPayable(invoice);
  if (!isCardPaymentOffered(paymentWaysOf(invoice))) {
    throw new Refusal('PaymentMethodUnavailableError', 'This invoice can’t be paid by card.');
  }
}

/**
 * Asserts that the seller offers payment with coins for the invoice.
 * @throws PaymentMethodUnavailableError, and those of `assertPayable`
 */
export function assertCoinPayable(invoice: Invoice): void {
  assertPayable(invoice);
  if (!isCryptoPaymentOffered(paymentWaysOf(invoice))) {
    throw new Refusal('PaymentMethodUnavailableError', 'This invoice can’t be paid with coins.');
  }
}
