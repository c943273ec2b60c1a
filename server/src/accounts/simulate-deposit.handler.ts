import { type Handler, organizationOf } from '../kernel/index.ts';
import { simulateDeposit } from './simulate-deposit.ts';

export const handler: Handler<'simulateDeposit'> = (context, { body: { accountType, ...deposit } }) =>
  simulateDeposit(context, {
    ...deposit,
    organizationId: organizationOf(context.actor),
    ...(accountType !== undefined && { accountType }),
  });
