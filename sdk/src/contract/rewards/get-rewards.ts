import * as z from 'zod';
import { redemptionObstacles } from '../../rules/reward-redemption.ts';
import { accountType } from '../accounts/shapes.ts';
import { defineCall, organizationReaders } from '../kernel/call.ts';
import { calendarDate, id, invoiceId, wireDecimal } from '../kernel/wire.ts';
import { redemptionId } from './redeem-points.ts';

export const getRewards = defineCall({
  method: 'GET',
  path: '/dashboard/rewards',
  summary: 'Reward points of the organization, what they are worth, and how the latest were earned.',
  origin: 'spec',
  access: organizationReaders,
  output: z.object({
    points: z.number().int().describe('Below zero if redeemed points were taken back: new points settle them first.'),
    value: wireDecimal.describe('What the points are worth, in USD.'),
    redemption: z.object({
      minPoints: z.number().int().describe('The fewest points that may be redeemed at once.'),
      pointValue: wireDecimal.describe('What a point is worth, in USD.'),
      obstacle: z.enum(redemptionObstacles).nullable().describe('Why no points can be redeemed now.'),
      accountType: accountType.optional().describe('Of the US dollar account that gets the money, if one is open.'),
    }),
    annualPercent: z.string().describe('Yearly rate of the points for paying early, in percent.'),
    latest: z
      .array(
        z.object({
          _id: z.union([id('rwd'), redemptionId]),
          reason: z.enum(['payment', 'welcome', 'redemption']).describe('A redemption takes the points.'),
          invoiceId: invoiceId.optional().describe('Of a payment, like the following.'),
          invoiceNumber: z.string().optional(),
          senderDisplayName: z.string().optional(),
          points: z.number().int(),
          earnedOn: calendarDate.describe('Of a redemption: the date on which they were redeemed.'),
          isReversed: z.boolean().describe('Whether they were taken back, because the bank took back the payment.'),
        }),
      )
      .describe('The latest five, newest first.'),
  }),
  errors: [],
});
