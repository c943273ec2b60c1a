import { isPaymentInProgress } from '@quittance/sdk/rules';
import { Refusal } from '../kernel/index.ts';
import type { Invoice } from './invoice.ts';

/** Asserts that no payment of the invoice is in progress. @throws InvoicePaymentProcessingError */
export function assertNotBeingPaid(invoice: Invoice): void {
  if (!isPaymentInProgress(invoice.status)) return;
  throw new Refusal(
    'InvoicePaymentProcessingError',
    'The payment of this invoice is currently being reviewed for processing',
  );
}
