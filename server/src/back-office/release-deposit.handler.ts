import { getStaffDeposit, releaseDeposit } from '../accounts/index.ts';
import type { Handler } from '../kernel/index.ts';

export const handler: Handler<'releaseDeposit'> = async (context, { params, body }) => {
  const { id } = await releaseDeposit(context, { ...params, ...body });
  return await getStaffDeposit(context, id);
};
