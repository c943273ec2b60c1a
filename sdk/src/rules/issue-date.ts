import type { BusinessDate } from '../time/index.ts';
import { type InvoiceStatus, isUnsent } from './invoice-status.ts';

interface DatedInvoice {
  readonly status: InvoiceStatus;
  /** When it was sent, or is to be sent. */
  readonly sendingDate?: BusinessDate | null | undefined;
}

/**
 * Returns the date of issue. An invoice that is not sent yet can't be issued on a day that has passed: it would get
 * today's date. Undefined if the seller chose no day.
 */
export function issueDate({ status, sendingDate }: DatedInvoice, today: BusinessDate): BusinessDate | undefined {
  if (!sendingDate) return undefined;
  return isUnsent(status) && sendingDate < today ? today : sendingDate;
}
