import type { CustomerRole } from '@quittance/sdk/contract';
import { organizationReaders } from '@quittance/sdk/contract';
import type { Connection } from '../db/index.ts';
import { type ActorOf, asGuest, organizationOf, personOf } from '../kernel/index.ts';
import type { FileRow } from './keep-file.ts';
import { noSuchFile } from './own-file.ts';

/** Who reads a file. */
export type FileReader =
  | ActorOf<'guest'>
  | {
      readonly kind: 'customer';
      readonly userId: string;
      readonly organizationId: string | null;
      readonly role: CustomerRole;
    };

/** Returns the reader that a caller is. A partner's page reads as the owner whom it is for, or as the guest of an invoice. */
export function fileReaderOf(actor: ActorOf<'customer'> | ActorOf<'guest'> | ActorOf<'embed'>): FileReader {
  if (actor.kind !== 'embed') return actor;
  if (actor.owner === undefined) return asGuest(actor);
  return { kind: 'customer', organizationId: organizationOf(actor), ...personOf(actor) };
}

/**
 * Returns a file that a person or a guest may read: one of the person, one of the organization for its readers, or the
 * logo on an invoice of theirs, also after the seller removed it. Documents that staff added are for staff only.
 * @throws NotFoundError for every other file, so that ids reveal nothing
 */
export async function findReadableFile(db: Connection, actor: FileReader, fileId: string): Promise<FileRow> {
  const file = await db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', fileId)
    .where('state', 'in', ['kept', 'removed'])
    .where('uploaded_by_kind', '=', 'customer')
    .executeTakeFirst();
  if (file && (isOwn(file, actor) || (await isShared(db, file, actor)))) return file;
  throw noSuchFile();
}

function isOwn(file: FileRow, actor: FileReader): boolean {
  if (actor.kind === 'guest' || file.state !== 'kept') return false;
  if (file.person_id !== null) return file.person_id === actor.userId;
  return file.organization_id === actor.organizationId && isReader(actor.role);
}

const isReader = (role: CustomerRole): boolean => (organizationReaders.roles as readonly string[]).includes(role);

async function isShared(db: Connection, file: FileRow, actor: FileReader): Promise<boolean> {
  if (actor.kind === 'customer' && !isReader(actor.role)) return false;
  const organizationId = actor.kind === 'customer' ? actor.organizationId : null;
  const share = await db
    .selectFrom('file_shares')
    .select('file_id')
    .where('file_id', '=', file.id)
    .where((where) =>
      actor.kind === 'guest'
        ? where('invoice_id', '=', actor.invoiceId)
        : where.or([
            where('organization_id', '=', organizationId),
            // The seller's own sent invoices still show a logo that was replaced.
            where.and([where.val(file.organization_id === organizationId), where.val(organizationId !== null)]),
          ]),
    )
    .limit(1)
    .executeTakeFirst();
  return share !== undefined;
}
