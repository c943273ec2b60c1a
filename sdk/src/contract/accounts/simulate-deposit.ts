import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { currencyAccount, simulatedDeposit } from './shapes.ts';

export const simulateDeposit = defineCall({
  method: 'POST',
  path: '/currency-accounts/simulate-deposit',
  summary: 'Simulates a bank credit to a currency account, in sandbox mode.',
  origin: 'spec',
  access: organizationManagers,
  movesMoney: true,
  sandboxOnly: true,
  body: simulatedDeposit.extend({
    isUnmatched: z
      .boolean()
      .default(false)
      .describe(
        'Whether it names neither the account nor the reference of the organization, so that it waits for staff.',
      ),
  }),
  output: currencyAccount,
  errors: ['CurrencyAccountUnavailableError', 'IdempotencyConflictError'],
});
