import { getStaffDeposit } from '../accounts/index.ts';
import type { Handler } from '../kernel/index.ts';

export const handler: Handler<'getStaffDeposit'> = (context, { params }) => getStaffDeposit(context, params.depositId);
