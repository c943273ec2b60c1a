import type { FileGroup } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { noSuchFile } from './own-file.ts';

export interface OwnFiles {
  readonly organizationId: string;
  readonly group: FileGroup;
  readonly fileIds: readonly string[];
}

/**
 * Keeps files of an organization from being removed until the transaction ends.
 * @throws NotFoundError if one is another's, of another group, or removed
 */
export async function holdOwnFiles(db: Connection, { organizationId, group, fileIds }: OwnFiles): Promise<void> {
  if (fileIds.length === 0) return;
  const held = await db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', fileIds)
    .where('organization_id', '=', organizationId)
    .where('file_group', '=', group)
    .where('uploaded_by_kind', '=', 'customer')
    .where('state', '=', 'kept')
    .forShare()
    .execute();
  if (held.length !== new Set(fileIds).size) throw noSuchFile();
}
