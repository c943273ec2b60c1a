import * as z from 'zod';
import { defineCall, organizationReaders } from '../kernel/call.ts';
import { currencyCode, wireDecimal } from '../kernel/wire.ts';
import { accountType, rateSource } from './shapes.ts';

const indicator = z.object({
  count: z.number().int(),
  total: wireDecimal
    .optional()
    .describe('In the requested currency; by default in USD at today’s rates, and absent while a rate is missing.'),
  amounts: z
    .array(z.object({ currency: currencyCode, count: z.number().int(), total: wireDecimal }))
    .describe('The same by currency, exact, by code.'),
});

export const getInvoiceIndicators = defineCall({
  method: 'GET',
  path: '/dashboard/invoices-indicators',
  summary:
    'Counts and totals of open income and expenses, in one currency or in all, of one type of account or of all.',
  origin: 'spec',
  access: organizationReaders,
  query: z.object({
    currency: currencyCode.optional().describe('Absent: invoices in every currency.'),
    accountType: accountType
      .optional()
      .describe(
        'Income that goes to the account of this type (traditional without an open one), and expenses that it can pay. Absent: all.',
      ),
  }),
  output: z.object({
    income: z.object({ sent: indicator, overdue: indicator, draft: indicator, scheduled: indicator }),
    expenses: z.object({ unpaid: indicator, overdue: indicator }),
    rates: rateSource.optional().describe('Of the totals in USD; absent if nothing was converted.'),
  }),
  errors: [],
});
