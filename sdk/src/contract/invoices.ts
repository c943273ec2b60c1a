import * as z from 'zod';
import { invoiceLimits, isPossibleQuantity, isPossibleRate } from '../rules/invoice-limits.ts';
import { invoiceStatuses } from '../rules/invoice-status.ts';
import { businessManagers, businessReaders, defineCall, guest } from './call.ts';
import { postalAddress } from './me.ts';
import { filledText, required, text, wrongFormat } from './texts.ts';
import {
  calendarDate,
  currencyCode,
  decimalInput,
  email,
  instant,
  invoiceId,
  organizationId,
  page,
  pageQuery,
  searchTerm,
  wireDecimal,
} from './wire.ts';

export const invoiceStatus = z.enum(invoiceStatuses);
export type InvoiceStatus = z.infer<typeof invoiceStatus>;

export const accountType = z.enum(['traditional', 'smart', 'merchant']);
export type AccountType = z.infer<typeof accountType>;

const party = z.object({
  _id: organizationId.optional().describe('Absent for a buyer who has no account.'),
  handle: z.string().optional(),
  isVerified: z.boolean(),
  legalName: z.string(),
  email: z.string().optional(),
  address: postalAddress.optional(),
});

export const invoice = z.object({
  _id: invoiceId,
  number: z.string().optional().describe('Assigned when the invoice is sent.'),
  status: invoiceStatus.describe('As the viewer sees it.'),
  isOverdue: z.boolean(),
  viewer: z.enum(['seller', 'buyer']).describe('Whose view this is.'),
  items: z.array(
    z.object({
      name: z.string(),
      rate: wireDecimal.optional().describe('Absent while a draft leaves it open.'),
      qty: wireDecimal.optional().describe('Absent while a draft leaves it open.'),
      amount: wireDecimal.describe('Rate times quantity; 0 for an incomplete line.'),
    }),
  ),
  baseAmount: wireDecimal.describe('Sum of rate times quantity.'),
  amountToPay: wireDecimal.describe('Base and fees.'),
  totalDue: wireDecimal.describe('Amount to pay and accrued late fees.'),
  finalAmount: wireDecimal.describe('Total due less the discount in force.'),
  paidAmount: wireDecimal.optional(),
  currency: currencyCode,
  sendingDate: calendarDate.optional(),
  dueDate: calendarDate,
  paidOnDate: calendarDate.optional(),
  paymentMethods: z.object({ achDirectDebit: z.object({ enabled: z.boolean() }) }),
  paymentWindow: z.enum(['allocated_early', 'allocated_on_time', 'paid_on_due', 'late']).optional(),
  paymentId: z.string().optional(),
  paymentState: z
    .enum(['authorized', 'submitted', 'settled'])
    .optional()
    .describe(
      'How far the payment in progress is. authorized: the bank has not answered yet; submitted: the bank took the debit; settled: the money arrived and may still be returned. Absent when no payment is in progress.',
    ),
  customName: z.string().optional().describe('Summary line.'),
  sender: party,
  recipient: party,
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
      code: z.string().describe('The bank’s return code, such as R01, or provider_unavailable.'),
      failedAt: instant,
    })
    .optional()
    .describe('Why the last payment failed, while the invoice is open again.'),
  paymentReversed: z
    .boolean()
    .optional()
    .describe('True while a payment is missing that the bank took back after the seller had received it.'),
});
export type WireInvoice = z.infer<typeof invoice>;

/** A row of a list: what a table shows, without line items. */
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
});

const listQuery = pageQuery.extend({
  status: z.array(invoiceStatus).max(20).optional(),
  currency: currencyCode.optional(),
  search: searchTerm.optional().describe('Part of a number, a summary or the other party’s name.'),
});

export const listExpenses = defineCall({
  method: 'GET',
  path: '/invoices/expenses',
  summary: 'Invoices that the business received, newest due date first.',
  origin: 'spec',
  access: businessReaders,
  query: listQuery,
  output: page(invoiceRow),
  errors: [],
});

export const listIncome = defineCall({
  method: 'GET',
  path: '/invoices/income',
  summary: 'Invoices that the business issued, drafts included, newest due date first.',
  origin: 'spec',
  access: businessReaders,
  query: listQuery,
  output: page(invoiceRow),
  errors: [],
});

export const getInvoice = defineCall({
  method: 'GET',
  path: '/invoices/{id}',
  summary: 'One invoice as seller or buyer sees it.',
  origin: 'spec',
  access: businessReaders,
  params: z.object({ id: invoiceId }),
  output: invoice,
  errors: ['NotFoundError'],
});

const invoiceLine = z.object({
  name: text(invoiceLimits.lineNameCharacters),
  rate: decimalInput.refine(isPossibleRate, wrongFormat),
  qty: decimalInput.refine(isPossibleQuantity, wrongFormat),
});

/** Everything that an invoice says. */
export const invoiceContent = z.object({
  recipientEmail: email,
  recipientName: text(invoiceLimits.recipientNameCharacters),
  currency: currencyCode,
  items: z
    .array(invoiceLine)
    .min(1, required)
    .max(invoiceLimits.lines, `Maximum of ${invoiceLimits.lines} lines allowed`),
  dueDate: calendarDate,
  customName: text(invoiceLimits.summaryCharacters).optional(),
  paymentMethods: z
    .object({ achDirectDebit: z.object({ enabled: z.boolean() }) })
    .default({ achDirectDebit: { enabled: true } }),
});

/** A draft may leave out what its seller does not know yet. What it does say must be right. */
export const invoiceDraft = invoiceContent.extend({
  recipientEmail: email.optional(),
  recipientName: invoiceContent.shape.recipientName.optional(),
  items: z
    .array(invoiceLine.partial())
    .max(invoiceLimits.lines, `Maximum of ${invoiceLimits.lines} lines allowed`)
    .default([]),
});

export const saveDraft = defineCall({
  method: 'PUT',
  path: '/invoices/draft',
  summary: 'Creates a draft, or replaces the content of one.',
  origin: 'spec',
  access: businessManagers,
  body: invoiceDraft.extend({ invoiceId: invoiceId.optional().describe('Absent: a new draft.') }),
  output: invoice,
  errors: ['NotFoundError', 'InvoiceStateError'],
});

export const deleteDraft = defineCall({
  method: 'DELETE',
  path: '/invoices/draft/{id}',
  summary: 'Deletes a draft. An invoice that was sent can only be canceled.',
  origin: 'ours',
  access: businessManagers,
  params: z.object({ id: invoiceId }),
  errors: ['NotFoundError', 'InvoiceStateError'],
});

export const sendInvoice = defineCall({
  method: 'POST',
  path: '/invoices/send',
  summary: 'Numbers a draft, bills it and mails the buyer a link.',
  origin: 'spec',
  access: businessManagers,
  // Not money, but a mail to somebody else and a number: once is enough.
  movesMoney: true,
  body: z
    .object({
      invoiceId: invoiceId
        .optional()
        .describe('The draft to send. Absent: content is sent without being a draft first.'),
      content: invoiceDraft
        .optional()
        .describe('Takes the place of the draft’s content. Nothing is stored when sending is refused.'),
    })
    .refine((body) => body.invoiceId !== undefined || body.content !== undefined, {
      path: ['invoiceId'],
      message: required,
    }),
  output: invoice,
  errors: ['NotFoundError', 'InvoiceStateError', 'PersonOrCompanyDisabled', 'IdempotencyConflictError'],
});

export const payInvoice = defineCall({
  method: 'POST',
  path: '/invoices/pay',
  summary: 'Pays an invoice from the buyer’s balance.',
  origin: 'spec',
  access: businessManagers,
  otp: 'asked',
  otpFor: 'invoiceId',
  movesMoney: true,
  body: z.object({
    invoiceId,
    accountType: accountType.optional().describe('Which USD account; traditional when absent.'),
  }),
  output: invoice,
  errors: [
    'NotFoundError',
    'OtpRequiredError',
    'InvalidOtpError',
    'ExpiredOtpError',
    'BruteForceAttemptError',
    'InvoiceStateError',
    'InvoicePaymentProcessingError',
    'InsufficientFundsError',
    'CurrencyAccountUnavailableError',
    'PersonOrCompanyDisabled',
    'IdempotencyConflictError',
  ],
});

export const getInvitedInvoice = defineCall({
  method: 'GET',
  path: '/invoices/get-from-invite',
  summary: 'The invoice that the invite token opens.',
  origin: 'spec',
  access: guest,
  output: invoice,
  errors: ['InvalidInviteTokenError', 'ExpiredInviteTokenError'],
});

export const createDebitToken = defineCall({
  method: 'POST',
  path: '/invoices/ach-debit/token',
  summary: 'Opens a bank-linking session for a guest’s debit.',
  origin: 'spec',
  access: guest,
  body: z.object({ invoiceId }),
  output: z.object({
    token: z.string().describe('For the bank-linking window alone.'),
    expiresAt: instant,
    windowUrl: z.url().describe('The page, on the API’s origin, that shows the bank-linking window.'),
  }),
  errors: [
    'InvalidInviteTokenError',
    'ExpiredInviteTokenError',
    'InvoiceStateError',
    'InvoicePaymentProcessingError',
    'PaymentMethodUnavailableError',
    'ProviderUnavailableError',
  ],
});

/** The BCP 47 tags that the server writes by: texts by the language, amounts and dates by the whole tag. */
export const writtenLocales = ['en', 'es', 'es-MX'] as const;

export const debitAuthorization = z.object({
  version: z.string(),
  locale: z.enum(writtenLocales),
  text: z.string().describe('What the payer agrees to, word for word.'),
  hash: z.string().length(64).describe('SHA-256 of version, locale and text.'),
  bankName: z.string(),
  accountMask: z.string().describe('Last digits of the account.'),
});

export const getDebitAuthorization = defineCall({
  method: 'POST',
  path: '/invoices/ach-debit/authorization',
  summary: 'The debit authorisation to accept, for a linked bank account.',
  origin: 'ours',
  access: guest,
  body: z.object({
    invoiceId,
    providerUserId: filledText(100),
    locale: z
      .string()
      .max(35)
      .default('en')
      .describe('BCP 47 tag of the payer, such as `es-MX`; English where there is no text in its language.'),
  }),
  output: debitAuthorization,
  errors: [
    'InvalidInviteTokenError',
    'ExpiredInviteTokenError',
    'BankAccountNotLinkedError',
    'BankAccountBlockedError',
    'InvoiceStateError',
    'InvoicePaymentProcessingError',
    'PaymentMethodUnavailableError',
    'ProviderUnavailableError',
  ],
});

export const payByDebit = defineCall({
  method: 'POST',
  path: '/invoices/ach-debit/pay',
  summary: 'Debits the linked bank account under the accepted authorisation.',
  origin: 'spec',
  access: guest,
  movesMoney: true,
  body: z.object({
    invoiceId,
    providerUserId: filledText(100),
    authorizationHash: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'Your confirmation is required.')
      .describe('hash of the authorisation that the payer accepted.'),
  }),
  output: invoice,
  errors: [
    'InvalidInviteTokenError',
    'ExpiredInviteTokenError',
    'BankAccountNotLinkedError',
    'BankAccountBlockedError',
    'DebitAuthorizationChangedError',
    'InvoiceStateError',
    'InvoicePaymentProcessingError',
    'PaymentMethodUnavailableError',
    'ProviderUnavailableError',
    'IdempotencyConflictError',
  ],
});
