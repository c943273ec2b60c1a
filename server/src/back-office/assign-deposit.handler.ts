import { assignDeposit, getStaffDeposit } from '../accounts/index.ts';
import type { Handler } from '../kernel/index.ts';

export const handler: Handler<'assignDeposit'> = async (context, { params, body }) => {
  const { id } = await assignDeposit(context, { ...params, ...body });
  return await getStaffDeposit(context, id);
};
