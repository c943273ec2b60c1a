import type { DepositDecision } from '@quittance/sdk/rules';
import { type Handler, type OperationContext, organizationOf } from '../../kernel/index.ts';
import type { Deposit } from './deposit.ts';
import { getDeposit } from './own-deposits.ts';
import { releaseDeposit } from './release-deposit.ts';
import { denyDeposit, returnDeposit, type SendDepositBack } from './send-deposit-back.ts';

const commands: Readonly<
  Record<DepositDecision, (context: OperationContext, input: SendDepositBack) => Promise<Deposit>>
> = { release: releaseDeposit, deny: denyDeposit, return: returnDeposit };

export const handler: Handler<'simulateDepositDecision'> = async (context, { body: { depositId, decision } }) => {
  const organizationId = organizationOf(context.actor);
  // Only one's own.
  await getDeposit(context, organizationId, depositId);
  await commands[decision](context, { depositId, reason: 'Simulated in the sandbox' });
  return await getDeposit(context, organizationId, depositId);
};
