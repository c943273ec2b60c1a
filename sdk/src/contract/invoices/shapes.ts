import * as z from 'zod';
import { isPossibleDiscount } from '../../rules/early-discount.ts';
import { invoiceLimits, isPossibleFee, isPossibleQuantity, isPossibleRate } from '../../rules/invoice-limits.ts';
import { invoiceSorts } from '../../rules/invoice-sorts.ts';
import { invoiceStatuses } from '../../rules/invoice-status.ts';
import { isPossibleLateFee, lateFeeLimits, lateFeeTypes } from '../../rules/late-fee.ts';
import { paymentFilters } from '../../rules/payment-filters.ts';
import { recurrenceLimits, recurrenceUnits, seriesStates } from '../../rules/recurrence.ts';
import { reminderDayChoices } from '../../rules/reminders.ts';
import { fileId } from '../files/shapes.ts';
import { namedShapes } from '../kernel/named-shapes.ts';
import { required, text, trimmedText, wrongFormat } from '../kernel/texts.ts';
import {
  calendarDate,
  currencyCode,
  decimalInput,
  email,
  guestLinkId,
  instant,
  invoiceId,
  organizationId,
  pageQuery,
  searchTerm,
  seriesId,
  wireDecimal,
} from '../kernel/wire.ts';
import { electronicAddress, postalAddress } from '../organizations/shapes.ts';

export const invoiceStatus = z.enum(invoiceStatuses);
export type InvoiceStatus = z.infer<typeof invoiceStatus>;

const feeType = z.enum(['percent', 'fixed']);
const feeValue = 'percent: a fraction of the base amount, 0.05 for 5%; fixed: an amount.';

const lateFeeType = z
  .enum(lateFeeTypes)
  .describe('flat: once; recurring: every repeatPeriod; compound: also on earlier late fees.');
const lateFeePercent = 'A fraction of the amount to pay: 0.05 for 5%.';
const discountPercent = 'A fraction of the base amount: 0.0197 for 1.97%.';

const recurrenceUnit = z.enum(recurrenceUnits).describe('How often the invoice is sent again.');
const seriesEnd = {
  endDate: calendarDate.optional().describe('The last day on which an invoice may go.'),
  count: z
    .int()
    .min(recurrenceLimits.leastCount)
    .max(recurrenceLimits.mostCount)
    .optional()
    .describe('How many invoices in all, the first one included.'),
};

const series = z.object({
  _id: seriesId,
  state: z
    .enum(seriesStates)
    .describe('paused: by the seller, or because an invoice could not be sent; ended: all invoices have gone.'),
  every: recurrenceUnit,
  ...seriesEnd,
  sentCount: z.int().describe('How many invoices have gone.'),
  nextDates: z.array(calendarDate).describe('The next three days on which one goes; empty unless it is active.'),
});

const party = z.object({
  _id: organizationId.optional().describe('Absent for a buyer who has no account.'),
  handle: z.string().optional(),
  isVerified: z.boolean(),
  legalName: z.string(),
  email: z.string().optional(),
  address: postalAddress.optional(),
  electronicAddress: electronicAddress.optional().describe('Where it receives e-invoices, as when it was sent.'),
});

const correction = z.object({ invoiceId, number: z.string().optional().describe('Absent for a draft.') });

export const invoice = z.object({
  _id: invoiceId,
  number: z.string().optional().describe('Assigned when the invoice is sent.'),
  status: invoiceStatus.describe('As the viewer sees it.'),
  isOverdue: z.boolean(),
  viewer: z.enum(['seller', 'buyer']).describe('Whose view this is.'),
  items: z.array(
    z.object({
      name: z.string(),
      rate: wireDecimal.optional().describe('Absent in an incomplete draft.'),
      qty: wireDecimal.optional().describe('Absent in an incomplete draft.'),
      amount: wireDecimal.describe('Rate times quantity; 0 for an incomplete line.'),
    }),
  ),
  customFields: z.array(
    z.object({
      id: z.string().describe('Place in the list, from 1.'),
      label: z.string(),
      value: z.string(),
    }),
  ),
  fees: z.array(
    z.object({
      name: z.string(),
      type: feeType,
      value: wireDecimal.optional().describe(feeValue),
      amount: wireDecimal.describe('What the fee adds to the base amount; 0 for an incomplete fee.'),
    }),
  ),
  baseAmount: wireDecimal.describe('Sum of rate times quantity.'),
  amountToPay: wireDecimal.describe('Base and fees.'),
  totalDue: wireDecimal.describe('Amount to pay and accrued late fees.'),
  finalAmount: wireDecimal.describe('Total due less the discount in force.'),
  earlyDiscountPercent: wireDecimal.optional().describe(discountPercent),
  earlyDiscountEndDate: calendarDate.optional().describe('The last day on which the discount is given.'),
  earlyDiscountAmount: wireDecimal.optional().describe('What the discount is worth, whether or not it is in force.'),
  lateFeeSettings: z
    .object({
      type: lateFeeType,
      percent: wireDecimal.optional().describe(lateFeePercent),
      repeatPeriod: z.int().optional().describe('Days between two fees; absent for a flat one.'),
    })
    .optional()
    .describe('What the seller charges after the due date.'),
  lateFees: z
    .array(z.object({ chargedOn: calendarDate, amount: wireDecimal }))
    .describe('The late fees charged so far, oldest first.'),
  paidAmount: wireDecimal.optional(),
  currency: currencyCode,
  sendingDate: calendarDate
    .optional()
    .describe('The date of issue. Of an invoice that is not sent: the chosen day, or today if that has passed.'),
  dueDate: calendarDate,
  paidOnDate: calendarDate.optional(),
  paymentMethods: z
    .object({
      achDirectDebit: z.object({ enabled: z.boolean() }),
      externalPayment: z.object({
        enabled: z.boolean(),
        instructions: z.string().optional().describe('How to pay outside the product, in the seller’s words.'),
      }),
      bankTransfer: z.object({ enabled: z.boolean() }),
      cardPayment: z.object({ enabled: z.boolean() }),
      cryptoPayment: z.object({ enabled: z.boolean() }),
    })
    .describe('The ways to pay that the seller chose.'),
  externalPaymentNotificationSent: z
    .boolean()
    .describe('Whether the buyer told the seller that they paid outside the product.'),
  externalPaymentNotifiedAt: instant.optional(),
  paymentWindow: z.enum(['allocated_early', 'allocated_on_time', 'paid_on_due', 'late']).optional(),
  paymentId: z.string().optional(),
  paymentState: z
    .enum(['authorized', 'submitted', 'settled', 'held'])
    .optional()
    .describe(
      'How far the payment in progress is. authorized: the bank has not answered yet; submitted: the bank took the debit; settled: the money arrived and may still be returned; held: our compliance staff check it. Absent when no payment is in progress.',
    ),
  paymentMethod: z
    .enum(['bank-debit', 'card', 'crypto'])
    .optional()
    .describe('How the payment in progress is made. Absent when no payment is in progress.'),
  paymentClearsOn: calendarDate
    .optional()
    .describe('When a settled debit can no longer be returned. Absent unless paymentState is settled.'),
  paymentSteps: z
    .array(
      z.object({
        step: z.enum(['authorized', 'submitted', 'settled', 'cleared']),
        on: calendarDate,
        isExpected: z.boolean().optional().describe('It has not happened yet.'),
      }),
    )
    .optional()
    .describe('How far a bank debit in progress has come, and what is expected, in order. Absent for other payments.'),
  transferUnderReview: z
    .boolean()
    .optional()
    .describe(
      'Whether a bank transfer with the invoice’s reference has arrived that our compliance staff check. The invoice stays open meanwhile. It is paid on the release if the transfer covers what was due.',
    ),
  paymentDisputed: z
    .boolean()
    .optional()
    .describe(
      'For the seller: whether the buyer’s bank disputes the card payment, and the card processor has not decided yet.',
    ),
  customName: z.string().optional().describe('Summary line.'),
  reminderDays: z
    .array(z.number().int())
    .optional()
    .describe('For the seller: days of planned reminders, from the due date; negative before it.'),
  nextReminderOn: calendarDate.optional().describe('For the seller: when the next planned reminder goes.'),
  recurrence: z
    .object({ every: recurrenceUnit, ...seriesEnd })
    .optional()
    .describe('For the seller: how an invoice that is not sent yet will be repeated.'),
  series: series.optional().describe('For the seller: the series that the invoice belongs to.'),
  sender: party,
  recipient: party,
  businessLogoDriveFileId: fileId
    .optional()
    .describe('The seller’s logo, readable by GET /files/fileimage; absent without one and on the vault plan.'),
  attachedDocument: z
    .object({
      fileId,
      name: z.string(),
      size: z.number().int().describe('Bytes.'),
      type: z.string().describe('MIME type.'),
    })
    .optional()
    .describe('The file that goes with the invoice, readable by GET /files/fileimage.'),
  revision: z.number().int().optional().describe('Of a draft, for its seller: counts the changes of its content.'),
  senderId: organizationId,
  recipientId: organizationId.optional(),
  senderDisplayName: z.string(),
  recipientDisplayName: z.string(),
  lastPaymentFailure: z
    .object({
      kind: z
        .enum(['refused', 'returned', 'reversed'])
        .optional()
        .describe(
          'refused: it could not be submitted to the bank; returned: the bank sent it back; reversed: the bank took it back after the seller had received it.',
        ),
      paymentId: z.string().optional().describe('The payment that failed.'),
      code: z
        .string()
        .describe('The bank’s return code, such as R01, or provider_unavailable; of a card, such as card_declined.'),
      failedAt: instant,
    })
    .optional()
    .describe('Why the last payment failed, while the invoice is open again.'),
  archived: z.boolean().describe('Whether the viewer moved it to the invoice log.'),
  archivedBySender: z.boolean(),
  rejectedAt: instant.optional(),
  buyerRejectionMessage: z.string().optional().describe('Why the buyer rejected it, in the buyer’s words.'),
  replaces: correction.optional().describe('The rejected invoice that this one corrects. Not for guests.'),
  replacedBy: correction
    .optional()
    .describe('The invoice that corrects this one, which was rejected; the last of several. Not for guests.'),
  cancelDate: instant.optional(),
  senderCancelMessage: z.string().optional().describe('payment-not-owed, incorrect-invoice or the seller’s own words.'),
  deniedAt: instant.optional(),
  denialReason: z.enum(['payment_denied_by_compliance', 'recipient_not_verified']).optional(),
  lastUpdatedBy: z.string().optional().describe('The person who marked it as paid externally.'),
});
export type WireInvoice = z.infer<typeof invoice>;
namedShapes.add(invoice, { id: 'Invoice', io: 'output' });

/** A link to an invoice that was mailed. Its token is not stored, so it can't be shown again. */
const guestLink = z.object({
  _id: guestLinkId,
  recipientEmail: z.string().describe('The person whose own link it is.'),
  createdAt: instant,
  expiresAt: instant,
  revokedAt: instant.optional().describe('Absent while it works or has expired.'),
});
export const guestLinkList = z.object({ items: z.array(guestLink) });

/** A recurring invoice in the list of all of them. */
export const seriesRow = series.extend({
  invoiceId: invoiceId.describe('The first invoice, which the others repeat.'),
  customName: z.string().optional(),
  recipientDisplayName: z.string(),
  amountToPay: wireDecimal,
  currency: currencyCode,
});
namedShapes.add(seriesRow, { id: 'InvoiceSeries', io: 'output' });

/** A list row: the columns of a table, without line items. */
export const invoiceRow = invoice.pick({
  _id: true,
  number: true,
  status: true,
  isOverdue: true,
  viewer: true,
  finalAmount: true,
  totalDue: true,
  currency: true,
  sendingDate: true,
  dueDate: true,
  customName: true,
  senderDisplayName: true,
  recipientDisplayName: true,
  externalPaymentNotificationSent: true,
});
namedShapes.add(invoiceRow, { id: 'InvoiceRow', io: 'output' });

export const listQuery = pageQuery.extend({
  status: z.array(invoiceStatus).max(20).optional(),
  currency: currencyCode.optional(),
  search: searchTerm
    .optional()
    .describe(
      'Part of a number, a summary or the other party’s name. One or two letters or digits: the beginning of a word, or the end of a number.',
    ),
  payment: z
    .enum(paymentFilters)
    .optional()
    .describe('Only open invoices whose last payment failed, or that the buyer reports as paid outside the product.'),
  dueFrom: calendarDate.optional().describe('First due date.'),
  dueTo: calendarDate.optional().describe('Last due date, included.'),
  sort: z
    .enum(invoiceSorts)
    .optional()
    .describe('Default `due-latest`. By amount: by the amount that the list shows; only with a `currency`.'),
});

/** Of lists that have one status, in one currency. */
export const guaranteedQuery = listQuery
  .omit({ status: true, payment: true })
  .extend({ currency: currencyCode.default('USD') });

const invoiceLine = z.object({
  name: text(invoiceLimits.lineNameCharacters),
  rate: decimalInput.refine(isPossibleRate, wrongFormat),
  qty: decimalInput.refine(isPossibleQuantity, wrongFormat),
});

const fee = z.object({
  name: text(invoiceLimits.feeNameCharacters),
  type: feeType,
  value: decimalInput.describe(feeValue),
});

const customField = z.object({
  label: text(invoiceLimits.customFieldLabelCharacters),
  value: text(invoiceLimits.customFieldValueCharacters),
});

const lateFee = z.object({
  type: lateFeeType,
  percent: decimalInput.refine(isPossibleLateFee, wrongFormat).describe(lateFeePercent),
  repeatPeriod: z
    .int()
    .min(1)
    .max(lateFeeLimits.longestRepeatPeriod)
    .optional()
    .describe('Days between two fees; required unless the fee is flat.'),
});

const listOf = <Entry extends z.ZodType>(entry: Entry, max: number) =>
  z.array(entry).max(max, `Maximum of ${max} entries allowed`).default([]);

/** When automatic reminders are sent. */
export const reminderDays = z
  .array(z.literal([...reminderDayChoices], wrongFormat))
  .max(reminderDayChoices.length)
  .refine((days) => new Set(days).size === days.length, wrongFormat)
  .describe(`Days from the due date, negative before it: some of ${reminderDayChoices.join(', ')}.`);

/** Which content of a draft a change is based on. */
export const draftRevision = z
  .number()
  .int()
  .min(1)
  .max(2_147_483_647)
  .optional()
  .describe('The revision that the content was read from. If the draft has another one, it is not changed.');

/** The complete content of an invoice. */
export const invoiceContent = z.object({
  recipientEmail: email,
  recipientName: text(invoiceLimits.recipientNameCharacters),
  currency: currencyCode,
  items: z
    .array(invoiceLine)
    .min(1, required)
    .max(invoiceLimits.lines, `Maximum of ${invoiceLimits.lines} lines allowed`),
  sendingDate: calendarDate.optional().describe('The day to send it on; absent: when the seller sends it.'),
  dueDate: calendarDate,
  earlyDiscountPercent: decimalInput.refine(isPossibleDiscount, wrongFormat).optional().describe(discountPercent),
  earlyDiscountEndDate: calendarDate.optional().describe('The last day of the discount; required with a percentage.'),
  lateFeeSettings: lateFee.optional(),
  customName: text(invoiceLimits.summaryCharacters).optional(),
  customFields: listOf(customField, invoiceLimits.customFields),
  fees: listOf(fee.refine(isPossibleFee, { path: ['value'], message: wrongFormat }), invoiceLimits.fees),
  reminderDays: reminderDays.default([]),
  attachedFileId: fileId.optional().describe('A file of the group invoiceAttachment; of verified companies only.'),
  replacesInvoiceId: invoiceId.optional().describe('A rejected invoice of the seller that this one corrects.'),
  recurrence: z
    .object({ every: recurrenceUnit, ...seriesEnd })
    .refine(({ endDate, count }) => endDate === undefined || count === undefined, {
      path: ['count'],
      message: wrongFormat,
    })
    .optional()
    .describe('Sends the invoice again, from the day of the first one; ended by a date, a number, or by hand.'),
  paymentMethods: z
    .object({
      achDirectDebit: z.object({ enabled: z.boolean() }),
      externalPayment: z
        .object({
          enabled: z.boolean(),
          instructions: trimmedText(invoiceLimits.instructionsCharacters)
            .optional()
            .describe('Required to send an invoice that enables it.'),
        })
        .optional()
        .describe('Absent: off.'),
      bankTransfer: z.object({ enabled: z.boolean() }).optional().describe('Absent: off.'),
      cardPayment: z.object({ enabled: z.boolean() }).optional().describe('Absent: off.'),
      cryptoPayment: z.object({ enabled: z.boolean() }).optional().describe('Absent: off.'),
    })
    .default({ achDirectDebit: { enabled: true } }),
});
namedShapes.add(invoiceContent, { id: 'InvoiceContent', io: 'input' });

/** Content of a draft, which may be incomplete. Given values must be valid. */
export const invoiceDraft = invoiceContent.extend({
  recipientEmail: email.optional(),
  recipientName: invoiceContent.shape.recipientName.optional(),
  items: z
    .array(invoiceLine.partial())
    .max(invoiceLimits.lines, `Maximum of ${invoiceLimits.lines} lines allowed`)
    .default([]),
  lateFeeSettings: lateFee.partial({ percent: true }).optional(),
  customFields: listOf(customField.partial(), invoiceLimits.customFields),
  fees: listOf(
    fee
      .partial({ name: true, value: true })
      .refine(({ type, value }) => value === undefined || isPossibleFee({ type, value }), {
        path: ['value'],
        message: wrongFormat,
      }),
    invoiceLimits.fees,
  ),
});
namedShapes.add(invoiceDraft, { id: 'InvoiceDraft', io: 'input' });

const attachedParty = z.object({
  name: z.string().optional(),
  lines: z.array(z.string()).describe('The address, line by line.'),
  taxId: z.string().optional(),
  endpoint: z.string().optional().describe('Electronic address, such as a Peppol id, with its scheme.'),
});

/** What an XML invoice says. Whatever it leaves out, or writes in a way that can't be read, is absent. */
export const attachedInvoice = z.object({
  syntax: z.enum(['ubl', 'cii']),
  isCreditNote: z.boolean(),
  number: z.string().optional(),
  issueDate: z.string().optional().describe('As the file writes it, if it is not YYYY-MM-DD.'),
  dueDate: z.string().optional(),
  currency: z.string().optional().describe('Three letters.'),
  seller: attachedParty,
  buyer: attachedParty,
  notes: z.array(z.string()),
  lines: z.array(
    z.object({
      name: z.string(),
      quantity: wireDecimal.optional(),
      unit: z.string().optional().describe('Code of UN/ECE Recommendation 20.'),
      price: wireDecimal.optional(),
      amount: wireDecimal.optional(),
    }),
  ),
  omittedLines: z.number().int().describe('Lines of a very long invoice that are left out.'),
  totals: z.array(
    z.object({
      kind: z.enum(['lines', 'charges', 'allowances', 'withoutTax', 'tax', 'withTax', 'prepaid', 'payable']),
      amount: wireDecimal,
    }),
  ),
});
namedShapes.add(attachedInvoice, { id: 'AttachedInvoice', io: 'output' });
