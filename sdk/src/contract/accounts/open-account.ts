import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { currencyCode } from '../kernel/wire.ts';
import { accountType, currencyAccount } from './shapes.ts';

export const openAccount = defineCall({
  method: 'POST',
  path: '/currency-accounts',
  summary: 'Opens a currency account that the organization is eligible for. An open account is answered again.',
  origin: 'spec',
  access: organizationManagers,
  body: z.object({
    currency: currencyCode.describe('A currency that customers hold accounts in.'),
    accountType: accountType.optional().describe('USD only; traditional when absent.'),
  }),
  output: currencyAccount,
  errors: ['CompanyNotVerifiedError', 'CurrencyAccountUnavailableError'],
});
