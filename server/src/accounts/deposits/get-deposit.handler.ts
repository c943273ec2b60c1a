import { type Handler, organizationOf } from '../../kernel/index.ts';
import { getDeposit } from './own-deposits.ts';

export const handler: Handler<'getDeposit'> = (context, { params }) =>
  getDeposit(context, organizationOf(context.actor), params.depositId);
