import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { wrongFormat } from '../kernel/texts.ts';
import { currencyCode, decimalInput } from '../kernel/wire.ts';
import { accountType, currencyAccount } from './shapes.ts';

export const simulateDeposit = defineCall({
  method: 'POST',
  path: '/currency-accounts/simulate-deposit',
  summary: 'Simulates a bank credit to a currency account, in sandbox mode.',
  origin: 'spec',
  access: organizationManagers,
  movesMoney: true,
  sandboxOnly: true,
  body: z.object({
    currency: currencyCode,
    accountType: accountType.optional(),
    amount: decimalInput.default('1000').refine((value) => Number(value) > 0 && Number(value) <= 1e9, wrongFormat),
  }),
  output: currencyAccount,
  errors: ['CurrencyAccountUnavailableError', 'IdempotencyConflictError'],
});
