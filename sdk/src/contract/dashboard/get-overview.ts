import * as z from 'zod';
import { attentionKinds } from '../../rules/overview.ts';
import { transactionStatuses } from '../../rules/transactions.ts';
import { accountType, rateSource } from '../accounts/shapes.ts';
import { defineCall, organizationReaders } from '../kernel/call.ts';
import { calendarDate, currencyCode, wireDecimal } from '../kernel/wire.ts';
import { transaction } from '../transactions/shapes.ts';
import { transferId } from '../transfers/shapes.ts';

export const getOverview = defineCall({
  method: 'GET',
  path: '/dashboard/overview',
  summary: 'Money in and out by month, what needs attention, and the latest transactions of the organization.',
  origin: 'ours',
  access: organizationReaders,
  output: z.object({
    cashFlow: z.object({
      months: z
        .array(
          z.object({
            month: calendarDate.describe('The first day of the month.'),
            in: wireDecimal,
            out: wireDecimal,
          }),
        )
        .describe('The last six months, this one included, oldest first, in USD at today’s rates.'),
      rates: rateSource.optional().describe('Absent if nothing was converted.'),
      missingRates: z.array(currencyCode).describe('Currencies that are left out, because they have no rate.'),
    }),
    attention: z
      .array(
        z.object({
          kind: z.enum(attentionKinds),
          count: z.number().int().min(1),
          transfer: z
            .object({
              transferId,
              status: z.enum(transactionStatuses).describe('Of their transactions.'),
              currency: currencyCode,
              accountType: accountType.optional().describe('USD only.'),
            })
            .optional()
            .describe('With kinds of transfers, once for each status and account that they left: the oldest of them.'),
        }),
      )
      .describe('The most urgent first; empty if nothing needs attention.'),
    hasSentInvoice: z.boolean(),
    latest: z.array(transaction).describe('The latest six of all accounts, newest first.'),
  }),
  errors: [],
});
