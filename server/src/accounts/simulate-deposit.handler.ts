import { organizationOf, prepared } from '../kernel/index.ts';
import type { WireCurrencyAccount } from './list-currency-accounts.ts';
import { simulateDeposit } from './simulate-deposit.ts';

// The bank's credit is booked in its own transaction, before the call's. A repeated key is the same credit.
export const handler = prepared<'simulateDeposit', WireCurrencyAccount>({
  prepare: ({ app, actor, idempotencyKey }, { body: { accountType, ...deposit } }) =>
    simulateDeposit(
      { app },
      {
        ...deposit,
        organizationId: organizationOf(actor),
        ...(accountType !== undefined && { accountType }),
        ...(idempotencyKey !== undefined && { intent: idempotencyKey }),
      },
    ),
  run: (_context, _input, account) => account,
});
