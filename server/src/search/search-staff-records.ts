import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { staffSearchKinds } from '@quittance/sdk/rules';
import { type SqlBool, sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { type EntrySource, findEntries } from './find-entries.ts';

const source: EntrySource<(typeof staffSearchKinds)[number]> = {
  table: 'staff_search_entries',
  // Every role of the back office may read every organization.
  visible: sql<SqlBool>`true`,
  kinds: staffSearchKinds,
  numbered: [],
};

/** Searches all organizations and their people, for staff. */
export async function searchStaffRecords(
  db: Connection,
  text: string,
): Promise<CallOutput<Contract['searchStaffRecords']>['items']> {
  const found = await findEntries(db, source, text);
  return found.map(({ kind, record_id, organization_id, title, detail }) => ({
    kind,
    _id: record_id,
    organizationId: organization_id,
    title,
    detail,
  }));
}
