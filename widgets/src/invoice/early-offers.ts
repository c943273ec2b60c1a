import { isDiscountInForce, isRewardOffered } from '@quittance/sdk/rules';
import type { BusinessDate } from '@quittance/sdk/time';
import type { InvoiceAnswer } from './invoice-answer.ts';

type OfferedInvoice = Pick<
  InvoiceAnswer,
  'status' | 'viewer' | 'currency' | 'dueDate' | 'recipientId' | 'earlyDiscountEndDate'
>;

/** What the buyer of an open invoice gains by paying now: a discount, which the seller sees too, or else points. */
export function earlyOffers(
  invoice: OfferedInvoice,
  today: BusinessDate,
): { readonly hasDiscount: boolean; readonly earnsPoints: boolean } {
  // Points need an account here.
  const isMember = invoice.viewer === 'buyer' && invoice.recipientId !== undefined;
  return {
    hasDiscount: isDiscountInForce(invoice, today),
    earnsPoints: isMember && isRewardOffered(invoice, today),
  };
}
