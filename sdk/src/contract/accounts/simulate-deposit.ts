import * as z from 'zod';
import { simulatedDepositOutcomes } from '../../rules/deposits.ts';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { currencyAccount, simulatedDeposit } from './shapes.ts';

export const simulateDeposit = defineCall({
  method: 'POST',
  path: '/currency-accounts/simulate-deposit',
  summary: 'Simulates a bank credit to a currency account, in sandbox mode.',
  origin: 'spec',
  access: organizationManagers,
  exactlyOnce: true,
  sandboxOnly: true,
  body: simulatedDeposit.extend({
    outcome: z
      .enum(simulatedDepositOutcomes)
      .default('arrived')
      .describe(
        'What the bank does: `unassigned` names neither the account nor the reference of the organization, so it waits for staff. ' +
          '`held` is checked by compliance first. `delayed` arrives on the next banking day. `duplicate-notice` is reported ' +
          'twice and credited once. `recalled` is asked back on the next banking day.',
      ),
  }),
  output: currencyAccount,
  errors: ['CurrencyAccountUnavailableError', 'IdempotencyConflictError'],
});
