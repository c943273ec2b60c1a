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
  query: z.object({
    currency: currencyCode.default('USD'),
    accountType: accountType.optional().describe('Default: all accounts in the currency.'),
  }),
  output: z.object({
    transactionalBalance: wireDecimal,
    availableGuaranteedFunds: wireDecimal,
    guaranteedInvoicesBalance: wireDecimal,
    availableFundsAfterVerification: wireDecimal.describe(
      'What a business that is not verified yet gets afterwards: guaranteed funds, and deposits on hold.',
    ),
    outstandingInvoicesTotal: wireDecimal,
    owed: wireDecimal.describe('What the bank took back and the balance did not cover, such as a late return.'),
    rewardPoints: z.number().int().describe('Negative when points are owed.'),
    currencies: z
      .array(currencyCode)
      .describe('Currencies of open accounts, and others with funds, in the order in which they are shown.'),
  }),
  errors: [],
});
