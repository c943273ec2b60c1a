import type { Handler } from '../kernel/index.ts';
import { resetStaffSecondFactors } from './edit-staff.ts';

export const handler: Handler<'resetStaff2fa'> = (context, { params }) =>
  resetStaffSecondFactors(context, params.staffId);
