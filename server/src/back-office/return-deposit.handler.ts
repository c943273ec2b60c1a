import { getStaffDeposit, returnDeposit } from '../accounts/index.ts';
import type { Handler } from '../kernel/index.ts';

export const handler: Handler<'returnDeposit'> = async (context, { params, body }) => {
  const { id } = await returnDeposit(context, { ...params, ...body });
  return await getStaffDeposit(context, id);
};
