import * as z from 'zod';
import { accountListReaders, defineCall } from '../kernel/call.ts';
import { currencyAccount, rateSource } from './shapes.ts';

export const listBalances = defineCall({
  method: 'GET',
  path: '/currency-accounts/balances',
  summary: 'Every currency account of the organization, in display order.',
  origin: 'spec',
  access: accountListReaders,
  output: z.object({
    items: z.array(currencyAccount),
    rates: rateSource.optional().describe('Of the values in USD; absent while there are no rates.'),
  }),
  errors: [],
});
