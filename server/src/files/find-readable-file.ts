import type { CustomerRole } from '@quittance/sdk/contract';
import { organizationReaders } from '@quittance/sdk/contract';
import type { Connection } from '../db/index.ts';
import type { ActorOf } from '../kernel/index.ts';
import type { FileRow } from './keep-file.ts';
import { noSuchFile } from './own-file.ts';

/**
 * Returns a file that a person or a guest may read: one of the person, one of the organization for its readers, or the
 * logo on an invoice of theirs, also after the seller removed it. Documents that staff added are for staff only.
 * @throws NotFoundError for every other file, so that ids reveal nothing
 */
export async function findReadableFile(
  db: Connection,
  actor: ActorOf<'customer'> | ActorOf<'guest'>,
  fileId: string,
): Promise<FileRow> {
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

function isOwn(file: FileRow, actor: ActorOf<'customer'> | ActorOf<'guest'>): boolean {
  if (actor.kind === 'guest' || file.state !== 'kept') return false;
  if (file.person_id !== null) return file.person_id === actor.userId;
  return file.organization_id === actor.organizationId && isReader(actor.role);
}

const isReader = (role: CustomerRole): boolean => (organizationReaders.roles as readonly string[]).includes(role);

async function isShared(
  db: Connection,
  file: FileRow,
  actor: ActorOf<'customer'> | ActorOf<'guest'>,
): Promise<boolean> {
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
