import * as z from 'zod';
import { invitableRoles } from '../../rules/members.ts';
import { personStatus } from '../identity/shapes.ts';
import { customerRoles } from '../kernel/call.ts';
import { namedShapes } from '../kernel/named-shapes.ts';
import { instant, memberInviteId, userId } from '../kernel/wire.ts';

export const invitableRole = z.enum(invitableRoles);

export const member = z.object({
  userId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(customerRoles),
  isUbo: z.boolean().describe('Beneficial owner.'),
  status: personStatus,
});
namedShapes.add(member, { id: 'Member', io: 'output' });

export const memberInvite = z.object({
  inviteId: memberInviteId,
  email: z.string(),
  role: invitableRole,
  sentAt: instant,
  expiresAt: instant.describe('When the link stops working.'),
  resendAt: instant.describe('When the invite may be mailed again.'),
  isUndeliverable: z.boolean().describe('Mails to the address come back for good.'),
});
namedShapes.add(memberInvite, { id: 'MemberInvite', io: 'output' });
