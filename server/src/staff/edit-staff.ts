import type { StaffRole, StaffStatus } from '@quittance/sdk/contract';
import { sql } from 'kysely';
import { auditedBy, recordAudit } from '../audit/index.ts';
import { endSessionsOf, forgetDevicesOf, resetSecondFactors } from '../identity/index.ts';
import { type ActorOf, type CallContext, Refusal } from '../kernel/index.ts';
import { assertMayEdit, lockHeads } from './may-edit.ts';
import { getStaffMember, type StaffMember } from './staff-member.ts';

type StaffCall = CallContext<ActorOf<'staff'>>;

interface Edit {
  readonly staffId: string;
  /** The version that the editor saw. */
  readonly version: number;
}

type Change = { readonly role: StaffRole } | { readonly status: StaffStatus };

/**
 * Changes the role of a staff member. Their next call has the rights of the new one.
 * @throws NotFoundError, ForbiddenError, IdempotencyConflictError if somebody else was faster
 */
export const changeRole = (context: StaffCall, edit: Edit & { readonly role: StaffRole }): Promise<StaffMember> =>
  changeStaff(context, edit, { role: edit.role });

/**
 * Disables a staff member, whose sessions end at once and whose devices are forgotten, or enables them again.
 * @throws NotFoundError, ForbiddenError, IdempotencyConflictError if somebody else was faster
 */
export async function changeStatus(
  context: StaffCall,
  edit: Edit & { readonly status: StaffStatus },
): Promise<StaffMember> {
  const changed = await changeStaff(context, edit, { status: edit.status });
  if (edit.status === 'suspended') {
    const user = { kind: 'staff', userId: edit.staffId } as const;
    await endSessionsOf(context.db, user);
    await forgetDevicesOf(context.db, user);
  }
  return changed;
}

async function changeStaff(context: StaffCall, { staffId, version }: Edit, change: Change): Promise<StaffMember> {
  const { app, db } = context;
  await lockHeads(db);
  await assertMayEdit(context, staffId);
  const before = await getStaffMember(db, staffId);
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', staffId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    throw new Refusal('IdempotencyConflictError', 'Somebody else has edited this staff member. Load the list again.');
  }
  const [field] = Object.keys(change) as ['role' | 'status'];
  await recordAudit(db, {
    ...auditedBy(context),
    at: await app.clock.now(db),
    action: `staff.${field}-changed`,
    object: { type: 'staff', id: staffId },
    detail: { from: before[field], ...change },
  });
  return getStaffMember(db, staffId);
}

/**
 * Resets what a staff member signs in with besides the password.
 * @throws NotFoundError, ForbiddenError
 */
export async function resetStaffSecondFactors(context: StaffCall, staffId: string): Promise<undefined> {
  const { app, db } = context;
  await lockHeads(db);
  await assertMayEdit(context, staffId);
  await getStaffMember(db, staffId);
  await resetSecondFactors(context, { kind: 'staff', userId: staffId });
  await recordAudit(db, {
    ...auditedBy(context),
    at: await app.clock.now(db),
    action: 'staff.second-factors-reset',
    object: { type: 'staff', id: staffId },
  });
  return undefined;
}
