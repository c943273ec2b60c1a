import { canPay, isPaymentInProgress } from '@quittance/sdk/rules';
import type { Invoice } from '../invoices/index.ts';
import { Refusal } from '../kernel/index.ts';

/**
 * Refuses a second payment and a payment of what can't be paid.
 * @throws InvoicePaymentProcessingError, InvoiceStateError
 */
export function assertPayable(invoice: Invoice): void {
  if (isPaymentInProgress(invoice.status)) {
    throw new Refusal(
      'InvoicePaymentProcessingError',
      'The payment of this invoice is currently being reviewed for processing',
    );
  }
  if (!canPay('buyer', invoice.status)) {
    throw new Refusal('InvoiceStateError', `The invoice is ${invoice.status} and can't be paid.`);
  }
}

/**
 * Refuses a bank debit where the seller doesn't offer it. ACH moves US dollars only.
 * @throws PaymentMethodUnavailableError, and as `assertPayable`
 */
export function assertDebitable(invoice: Invoice): void {
  assertPayable(invoice);
  if (!invoice.achDirectDebitEnabled || invoice.currency !== 'USD') {
    throw new Refusal('PaymentMethodUnavailableError', 'This invoice can’t be paid by bank debit.');
  }
}
