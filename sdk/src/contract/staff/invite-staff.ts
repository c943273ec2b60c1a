import * as z from 'zod';
import { complianceHeads, defineCall } from '../kernel/call.ts';
import { email } from '../kernel/wire.ts';
import { personName, staffMember, staffRole } from './shapes.ts';

export const inviteStaff = defineCall({
  method: 'POST',
  path: '/admin/staff',
  summary:
    'Creates a staff member and mails them a link to set their password. IdempotencyConflictError if the address is taken.',
  origin: 'ours',
  access: complianceHeads,
  otp: { subject: 'staff-invitee' },
  isGuarded: true,
  body: z.object({ inviteeEmail: email, firstName: personName, lastName: personName, role: staffRole }),
  output: staffMember,
  errors: ['ForbiddenError', 'IdempotencyConflictError'],
});
