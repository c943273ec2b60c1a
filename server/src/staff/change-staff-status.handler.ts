import type { Handler } from '../kernel/index.ts';
import { changeStatus } from './edit-staff.ts';

export const handler: Handler<'changeStaffStatus'> = (context, { params, body }) =>
  changeStatus(context, { ...params, ...body });
