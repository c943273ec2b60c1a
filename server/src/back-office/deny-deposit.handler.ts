import { denyDeposit, getStaffDeposit } from '../accounts/index.ts';
import type { Handler } from '../kernel/index.ts';

export const handler: Handler<'denyDeposit'> = async (context, { params, body }) => {
  const { id } = await denyDeposit(context, { ...params, ...body });
  return await getStaffDeposit(context, id);
};
