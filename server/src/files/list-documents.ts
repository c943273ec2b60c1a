import type { Connection } from '../db/index.ts';
import type { FileRow } from './keep-file.ts';

/** Lists an organization's documents for its verification that its people uploaded. */
export const listDocuments = (db: Connection, organizationId: string): Promise<FileRow[]> =>
  db
    .selectFrom('files')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('file_group', '=', 'documentation')
    .where('uploaded_by_kind', '=', 'customer')
    .where('state', '=', 'kept')
    .execute();

/** Lists the proofs of a residential address that a person uploaded. */
export const listAddressProofs = (db: Connection, personId: string): Promise<FileRow[]> =>
  db
    .selectFrom('files')
    .selectAll()
    .where('person_id', '=', personId)
    .where('file_group', '=', 'proofOfPhysicalResidentialAddress')
    .where('uploaded_by_kind', '=', 'customer')
    .where('state', '=', 'kept')
    .execute();
