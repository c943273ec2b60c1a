import type { CallOutput, Contract, StaffRole } from '@quittance/sdk/contract';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { refuseFormat } from '../kernel/index.ts';
import { selectStaff, toStaffMember } from './staff-member.ts';

export interface StaffSearch {
  /** Part of the name or the email address; case-insensitive. */
  readonly text?: string;
  /** Any of these; all when absent or empty. */
  readonly roles?: readonly StaffRole[];
  /** Id of the last staff member of the previous page. */
  readonly cursor?: string;
  readonly limit: number;
}

/**
 * Lists one page of staff members, newest first.
 * @throws ValidationError for an invalid cursor
 */
export async function listStaff(db: Connection, search: StaffSearch): Promise<CallOutput<Contract['listStaff']>> {
  // One row more than requested tells whether there is a next page.
  let query = selectStaff(db)
    .orderBy('id', 'desc')
    .limit(search.limit + 1);
  if (search.cursor !== undefined) {
    if (!/^usr_\w+$/.test(search.cursor)) throw refuseFormat('cursor');
    query = query.where('id', '<', search.cursor);
  }
  if (search.roles?.length) query = query.where('role', 'in', search.roles);
  if (search.text) {
    const pattern = `%${search.text.replaceAll(/[\\%_]/g, '\\$&')}%`;
    query = query.where(sql<boolean>`(email ilike ${pattern} or first_name || ' ' || last_name ilike ${pattern})`);
  }
  const rows = await query.execute();
  const items = rows.slice(0, search.limit).map(toStaffMember);
  return { items, nextCursor: rows.length > search.limit ? (items.at(-1)?.userId ?? null) : null };
}
