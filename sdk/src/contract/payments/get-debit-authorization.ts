import * as z from 'zod';
import { defineCall, payer } from '../kernel/call.ts';
import { namedShapes } from '../kernel/named-shapes.ts';
import { filledText } from '../kernel/texts.ts';
import { invoiceId, writtenLocales } from '../kernel/wire.ts';

export const debitAuthorization = z.object({
  version: z.string(),
  locale: z.enum(writtenLocales),
  text: z.string().describe('The authorisation to show, word for word.'),
  hash: z.string().length(64).describe('SHA-256 of version, locale and text.'),
  bankName: z.string(),
  accountMask: z.string().describe('Last digits of the account.'),
});
namedShapes.add(debitAuthorization, { id: 'DebitAuthorization', io: 'output' });

export const getDebitAuthorization = defineCall({
  method: 'POST',
  path: '/invoices/ach-debit/authorization',
  summary: 'The debit authorisation to accept, for a linked bank account.',
  origin: 'ours',
  access: payer,
  body: z.object({
    invoiceId,
    providerUserId: filledText(100),
    locale: z
      .string()
      .max(35)
      .default('en')
      .describe('BCP 47 tag of the payer, such as `es-MX`; English for a language without a text.'),
  }),
  output: debitAuthorization,
  errors: [
    'NotFoundError',
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
