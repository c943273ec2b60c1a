import type { StaffRole } from '@quittance/sdk/contract';
import { auditedBy, recordAudit } from '../audit/index.ts';
import { createStaff, inviteUser } from '../identity/index.ts';
import { type ActorOf, type CallContext, type OperationContext, Refusal } from '../kernel/index.ts';
import { assertMayEdit, lockHeads } from './may-edit.ts';
import { findStaffByEmail, getStaffMember, type StaffMember } from './staff-member.ts';

export interface NewStaffMember {
  /** Lower case. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: StaffRole;
}

type StaffCall = CallContext<ActorOf<'staff'>>;

/**
 * Creates a staff member and mails them a link to set their password.
 * @throws ForbiddenError unless the actor is an active compliance head; IdempotencyConflictError for the address of a
 *   colleague
 */
export async function inviteStaff(context: StaffCall, invited: NewStaffMember): Promise<StaffMember> {
  const { app, db, locale } = context;
  await lockHeads(db);
  await assertMayEdit(context);
  if (await findStaffByEmail(db, invited.email)) {
    throw new Refusal('IdempotencyConflictError', 'A colleague has this email address.');
  }
  const userId = await createStaff(db, invited);
  await recordAudit(db, {
    ...auditedBy(context),
    at: await app.clock.now(db),
    action: 'staff.invited',
    object: { type: 'staff', id: userId },
    detail: { role: invited.role },
  });
  await inviteUser(context, { kind: 'staff', userId, email: invited.email, locale });
  return getStaffMember(db, userId);
}

/**
 * Mails a new link to a staff member who hasn't set a password.
 * @throws NotFoundError, ForbiddenError; IdempotencyConflictError for somebody who has a password or is disabled
 */
export async function resendInvitation(context: StaffCall, staffId: string): Promise<undefined> {
  const { db, locale } = context;
  await assertMayEdit(context, staffId);
  const { email, isInvited, status } = await getStaffMember(db, staffId);
  if (!isInvited || status !== 'enabled') {
    throw new Refusal('IdempotencyConflictError', 'This staff member has a password, or is disabled.');
  }
  await inviteUser(context, { kind: 'staff', userId: staffId, email, locale });
  return undefined;
}

/** Creates a staff member without an invitation, for the operator of the installation. @returns the user id */
export async function createFirstStaff(
  context: OperationContext,
  staff: NewStaffMember & { readonly password?: string },
): Promise<string> {
  const { app, db, actor } = context;
  const userId = await createStaff(db, staff);
  await recordAudit(db, {
    at: await app.clock.now(db),
    actor,
    action: 'staff.created',
    object: { type: 'staff', id: userId },
    detail: { role: staff.role },
  });
  return userId;
}
