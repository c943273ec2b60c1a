import type { Handler } from '../kernel/index.ts';
import { inviteStaff } from './invite-staff.ts';

export const handler: Handler<'inviteStaff'> = (context, { body: { inviteeEmail: email, ...invited } }) =>
  inviteStaff(context, { ...invited, email });
