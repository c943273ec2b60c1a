import * as z from 'zod';
import { defineCall, organizationReaders } from '../kernel/call.ts';
import { calendarDate, id, invoiceId, wireDecimal } from '../kernel/wire.ts';

export const getRewards = defineCall({
  method: 'GET',
  path: '/dashboard/rewards',
  summary: 'Reward points of the organization, what they are worth, and how the latest were earned.',
  origin: 'spec',
  access: organizationReaders,
  output: z.object({
    points: z.number().int(),
    value: wireDecimal.describe('What the points are worth, in USD.'),
    annualPercent: z.string().describe('Yearly rate of the points for paying early, in percent.'),
    latest: z
      .array(
        z.object({
          _id: id('rwd'),
          reason: z.enum(['payment', 'welcome']),
          invoiceId: invoiceId.optional().describe('Of a payment, like the following.'),
          invoiceNumber: z.string().optional(),
          senderDisplayName: z.string().optional(),
          points: z.number().int(),
          earnedOn: calendarDate,
          isReversed: z.boolean().describe('Whether they were taken back, because the bank took back the payment.'),
        }),
      )
      .describe('The latest five, newest first.'),
  }),
  errors: [],
});
