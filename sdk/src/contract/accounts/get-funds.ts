import * as z from 'zod';
import { accountReaders, defineCall } from '../kernel/call.ts';
import { currencyCode, wireDecimal } from '../kernel/wire.ts';
import { accountType } from './shapes.ts';

export const getFunds = defineCall({
  method: 'GET',
  path: '/organization/funds',
  summary: 'The organization’s balance, guaranteed funds and outstanding income in one currency.',
  origin: 'spec',
  access: accountReaders,
  query: z.object({ currency: currencyCode.default('USD'), accountType: accountType.optional() }),
  output: z.object({
    transactionalBalance: wireDecimal,
    availableGuaranteedFunds: wireDecimal,
    guaranteedInvoicesBalance: wireDecimal,
    availableFundsAfterVerification: wireDecimal,
    outstandingInvoicesTotal: wireDecimal,
    rewardPoints: z.number().int(),
  }),
  errors: [],
});
