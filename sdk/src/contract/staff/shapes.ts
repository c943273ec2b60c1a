import * as z from 'zod';
import { personStatus } from '../identity/shapes.ts';
import { staffRoles, staffStatuses } from '../kernel/call.ts';
import { namedShapes } from '../kernel/named-shapes.ts';
import { text } from '../kernel/texts.ts';
import { instant, userId } from '../kernel/wire.ts';

export const staffRole = z.enum(staffRoles);
export const staffStatus = z.enum(staffStatuses);

/** A first or last name. */
export const personName = text(100);

export const staffMember = z.object({
  userId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: staffRole,
  status: personStatus,
  isInvited: z.boolean().describe('True until the staff member has set a password.'),
  createdAt: instant,
  version: z.number().int().describe('Send it with an edit, which is refused if somebody else was faster.'),
});
namedShapes.add(staffMember, { id: 'StaffMember', io: 'output' });

/** The staff member to edit. */
export const staffParams = z.object({ staffId: userId });

/** The version that the editor saw. */
export const staffVersion = z.number().int().min(1);
