import type { Handler } from '../kernel/index.ts';
import { resendInvitation } from './invite-staff.ts';

export const handler: Handler<'resendStaffInvitation'> = (context, { params }) =>
  resendInvitation(context, params.staffId);
