import { type Handler, organizationOf } from '../../kernel/index.ts';
import { getDepositInstructions } from './get-deposit-instructions.ts';

export const handler: Handler<'getDepositInstructions'> = (context, { query }) =>
  getDepositInstructions(context, { ...query, organizationId: organizationOf(context.actor) });
