import type { CallOutput, Contract } from '@quittance/sdk/contract';
import type { Connection } from '../db/index.ts';
import { Refusal } from '../kernel/index.ts';

/** A staff member as compliance heads see them. */
export type StaffMember = CallOutput<Contract['inviteStaff']>;

/** Reads staff members. */
export const selectStaff = (db: Connection) =>
  db
    .selectFrom('staff')
    .select(['id', 'email', 'first_name', 'last_name', 'role', 'status', 'created_at', 'version'])
    .select(({ eb }) => eb('password_hash', 'is', null).as('is_invited'));

type StaffRow = Awaited<ReturnType<ReturnType<typeof selectStaff>['executeTakeFirstOrThrow']>>;

export const toStaffMember = (row: StaffRow): StaffMember => ({
  userId: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  role: row.role,
  status: row.status,
  isInvited: Boolean(row.is_invited),
  createdAt: row.created_at.toISOString(),
  version: row.version,
});

/** @throws NotFoundError */
export async function getStaffMember(db: Connection, staffId: string): Promise<StaffMember> {
  const row = await selectStaff(db).where('id', '=', staffId).executeTakeFirst();
  if (!row) throw new Refusal('NotFoundError', 'There is no such staff member.');
  return toStaffMember(row);
}

export async function findStaffByEmail(db: Connection, email: string): Promise<StaffMember | null> {
  const row = await selectStaff(db).where('email', '=', email).executeTakeFirst();
  return row ? toStaffMember(row) : null;
}
