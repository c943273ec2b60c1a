import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { searchKinds } from '@quittance/sdk/rules';
import { type SqlBool, sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { findEntries } from './find-entries.ts';

export interface SearchRecords {
  readonly organizationId: string;
  readonly text: string;
}

/** Searches an organization's contacts and invoices. */
export async function searchRecords(
  db: Connection,
  { organizationId, text }: SearchRecords,
): Promise<CallOutput<Contract['searchRecords']>['items']> {
  const source = {
    table: 'search_entries',
    visible: sql<SqlBool>`organization_id = ${organizationId}`,
    kinds: searchKinds,
    numbered: ['invited', 'income', 'expense'],
  } as const;
  const found = await findEntries(db, source, text);
  return found.map(({ kind, record_id, title, detail }) => ({ kind, _id: record_id, title, detail }));
}
