import type { Connection } from '../db/index.ts';

/** Lists an organization's documents for its verification that its people uploaded. */
export const listDocuments = (
  db: Connection,
  organizationId: string,
): Promise<{ readonly id: string; readonly role: string }[]> =>
  db
    .selectFrom('files')
    .select(['id', 'role'])
    .where('organization_id', '=', organizationId)
    .where('file_group', '=', 'documentation')
    .where('uploaded_by_kind', '=', 'customer')
    .where('state', '=', 'kept')
    .execute();
