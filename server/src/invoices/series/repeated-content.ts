import { addDays, daysBetween } from '@quittance/sdk/time';
import type { Invoice } from '../invoice.ts';
import type { InvoiceItem } from '../invoice-repository.ts';
import type { DraftContent } from '../save-draft.ts';

/**
 * Returns the content of an invoice that repeats another one on a day. Due date and end of the discount are as many days
 * later as they were. The attachment went with the first invoice only.
 * @param dates the day, and the day that the first invoice was planned for: it may have gone later, with shorter terms
 */
export function repeatedContent(
  source: Invoice,
  items: readonly InvoiceItem[],
  { on, anchor }: { readonly on: string; readonly anchor: string },
): DraftContent {
  const { earlyDiscount, lateFee, customName } = source;
  const dueDate = addDays(on, daysBetween(anchor, source.dueDate));
  return {
    recipientEmail: source.recipientEmail,
    recipientName: source.recipientName,
    currency: source.currency,
    items: items.map(({ name, rate, quantity }) => ({
      name,
      ...(rate !== null && { rate }),
      ...(quantity !== null && { qty: quantity }),
    })),
    dueDate,
    ...(earlyDiscount.percent !== null &&
      earlyDiscount.endDate !== null && {
        earlyDiscountPercent: earlyDiscount.percent,
        earlyDiscountEndDate: addDays(dueDate, daysBetween(source.dueDate, earlyDiscount.endDate)),
      }),
    ...(lateFee && {
      lateFeeSettings: {
        type: lateFee.type,
        ...(lateFee.percent !== null && { percent: lateFee.percent }),
        ...(lateFee.repeatPeriod !== null && { repeatPeriod: lateFee.repeatPeriod }),
      },
    }),
    ...(customName !== null && { customName }),
    customFields: source.customFields.map((field) => ({ ...field })),
    fees: source.fees.map(({ name, type, value }) => ({ name, type, ...(value !== null && { value }) })),
    reminderDays: [...source.reminderDays] as NonNullable<DraftContent['reminderDays']>,
    paymentMethods: {
      achDirectDebit: { enabled: source.achDirectDebitEnabled },
      externalPayment: { ...source.externalPayment },
      bankTransfer: { ...source.bankTransfer },
      cardPayment: { ...source.cardPayment },
      cryptoPayment: { ...source.cryptoPayment },
    },
  };
}
