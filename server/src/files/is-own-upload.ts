import type { FileGroup } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';

interface OwnUpload {
  readonly personId: string;
  readonly group: FileGroup;
  readonly fileId: string;
}

/** Whether a person has uploaded a file in a group, and not removed it. */
export async function isOwnUpload(db: Connection, { personId, group, fileId }: OwnUpload): Promise<boolean> {
  const file = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', fileId)
    .where('person_id', '=', personId)
    .where('file_group', '=', group)
    .where('uploaded_by_kind', '=', 'customer')
    .where('state', '=', 'kept')
    .executeTakeFirst();
  return file !== undefined;
}
