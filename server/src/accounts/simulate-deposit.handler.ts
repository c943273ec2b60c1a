import { businessOf } from '../invoices/index.ts';
import type { Handler } from '../kernel/index.ts';
import { simulateDeposit } from './simulate-deposit.ts';

export const handler: Handler<'simulateDeposit'> = (context, { body: { accountType, ...deposit } }) =>
  simulateDeposit(context, {
    ...deposit,
    organizationId: businessOf(context.actor),
    ...(accountType !== undefined && { accountType }),
  });
