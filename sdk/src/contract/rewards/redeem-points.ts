import * as z from 'zod';
import { accountType } from '../accounts/shapes.ts';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { id, wireDecimal } from '../kernel/wire.ts';

export const redemptionId = id('rdm');

export const redeemPoints = defineCall({
  method: 'POST',
  path: '/dashboard/rewards/redeem',
  summary: 'Exchanges reward points for money in the US dollar account of the organization.',
  origin: 'ours',
  access: organizationManagers,
  exactlyOnce: true,
  body: z.object({ points: z.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  output: z.object({
    _id: redemptionId,
    points: z.number().int().describe('That were redeemed.'),
    value: wireDecimal.describe('What the account got, in USD.'),
    accountType: accountType.describe('Of the US dollar account.'),
    pointsLeft: z.number().int(),
  }),
  errors: [
    'RewardPointsUnavailableError',
    'CurrencyAccountUnavailableError',
    'PersonOrCompanyDisabled',
    'IdempotencyConflictError',
  ],
});
