import type { Handler } from '../kernel/index.ts';
import { changeRole } from './edit-staff.ts';

export const handler: Handler<'changeStaffRole'> = (context, { params, body }) =>
  changeRole(context, { ...params, ...body });
