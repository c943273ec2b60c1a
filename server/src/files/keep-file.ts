import { type FileOwner, fileGroupRules, isNumberedRole } from '@quittance/sdk/rules';
import { checkFile, checkFileCount } from '@quittance/sdk/validation';
import { type Selectable, sql } from 'kysely';
import { recordAudit } from '../audit/index.ts';
import type { Connection } from '../db/index.ts';
import { type OperationContext, refuseUpload } from '../kernel/index.ts';
import { lockPlaces } from './file-room.ts';
import type { ReceivedBytes } from './receive-file.ts';
import type { FilesTable } from './tables.ts';

export type FileRow = Selectable<FilesTable>;

/** What is known of the files that a new one joins. */
export interface Neighbours {
  /** Whether an answer names a file. Others are left behind by uploads that were never saved, and give way. */
  readonly isInUse: (fileId: string) => boolean;
}

/** For groups whose files are in use as they are. */
const allInUse: Neighbours = { isInUse: () => true };

/**
 * Puts a received file in its place, where its readers see it.
 * @throws ValidationError when the place is taken, or its group has the same document already
 */
export async function keepFile(
  context: OperationContext,
  received: ReceivedBytes,
  language: string | undefined,
  neighbours = allInUse,
): Promise<FileRow> {
  const { db } = context;
  const { fileId, place, type, size, sha256 } = received;
  await lockPlaces(db, place);
  await makeRoom(context, received, neighbours);
  const row = await db
    .updateTable('files')
    .set({ state: 'kept', type, size, sha256, language: language ?? null, ...(await nextPlace(context, received)) })
    .where('id', '=', fileId)
    .where('state', '=', 'receiving')
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordFileChange(context, row, 'uploaded');
  return row;
}

/** Returns the next free slot of a role with several files. The caller holds the lock. */
async function nextPlace({ db }: OperationContext, { place: { group, role, organizationId }, by }: ReceivedBytes) {
  if (!isNumberedRole(group, role)) return {};
  const { last } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.max<number | null>('slot').as('last'))
    .where('organization_id', '=', organizationId)
    .where('file_group', '=', group)
    .where('role', '=', role)
    .where('uploaded_by_kind', '=', by)
    .where('state', '=', 'kept')
    .executeTakeFirstOrThrow();
  return { slot: (last ?? 0) + 1 };
}

async function makeRoom(
  context: OperationContext,
  { key, by, place, sha256, size, fileId }: ReceivedBytes,
  neighbours: Neighbours,
): Promise<void> {
  if (fileGroupRules(place.group).isNumbered) return;
  const kept = await context.db
    .selectFrom('files')
    .selectAll()
    .where(ownerColumn(fileGroupRules(place.group).owner), '=', place.organizationId ?? place.personId ?? '')
    .where('file_group', '=', place.group)
    // Staff's documents are apart: they take no place of a customer, who mustn't learn of them.
    .where('uploaded_by_kind', '=', by)
    .where('state', '=', 'kept')
    .where('id', '<>', fileId)
    .execute();
  const isNumbered = isNumberedRole(place.group, place.role);
  const isFormer = ({ role, slot }: FileRow) => !isNumbered && role === place.role && slot === place.slot;
  if (fileGroupRules(place.group).replaces) {
    for (const file of kept.filter(isFormer)) await withdraw(context, file, 'replaced');
    return;
  }
  const isLeft = (file: FileRow) => !neighbours.isInUse(file.id) && (isFormer(file) || isGivenUp(file));
  for (const file of kept.filter(isLeft)) await withdraw(context, file, 'replaced');
  const others = kept.filter((file) => !isLeft(file));
  const former = others.find(isFormer);
  const { limits } = fileGroupRules(place.group);
  const same = others.find((other) => other.sha256?.equals(sha256));
  if (same) {
    const problem = checkFile({ name: same.name, size }, [{ name: same.name, size }], limits);
    throw refuseUpload(key, 'This is the same document twice.', problem);
  }
  if (former) throw refuseUpload(key, 'The slot surpasses maximum.', checkFileCount(1, 1, limits));
}

/** Answers save themselves within seconds: one that does not name a file after this time never will. */
const givenUpAfterMs = 3_600_000;

const isGivenUp = ({ created_at }: FileRow): boolean => created_at.getTime() < Date.now() - givenUpAfterMs;

const ownerColumn = (owner: FileOwner) => (owner === 'organization' ? 'organization_id' : 'person_id');

/** Takes a file from its readers. A job deletes its bytes after a time, unless an invoice shows it. */
export async function withdraw(
  context: OperationContext,
  file: FileRow,
  change: 'removed' | 'replaced',
): Promise<void> {
  await context.db
    .updateTable('files')
    .set({ state: 'removed', removed_at: sql<Date>`now()` })
    .where('id', '=', file.id)
    .execute();
  await recordFileChange(context, file, change);
}

/**
 * Leaves a received file that was refused its place to the job that deletes bytes, so that it no longer counts as under
 * way. Does nothing to a file that was kept after all, such as when the answer of the commit was lost.
 */
export async function abandonFile(db: Connection, { fileId }: ReceivedBytes): Promise<void> {
  await db
    .updateTable('files')
    .set({ state: 'removed' })
    .where('id', '=', fileId)
    .where('state', '=', 'receiving')
    .execute();
}

/** Records an audit event of a file, without its name, which people may put anything in. */
export async function recordFileChange(context: OperationContext, file: FileRow, change: string): Promise<void> {
  await recordAudit(context.db, {
    actor: context.actor,
    at: await context.app.clock.now(context.db),
    action: `file.${change}`,
    object: { type: 'file', id: file.id },
    ...(file.organization_id !== null && { organizationId: file.organization_id }),
    detail: { group: file.file_group, role: file.role, slot: file.slot, type: file.type, size: file.size },
    ...(context.requestId !== undefined && { requestId: context.requestId }),
    ...(context.ip !== undefined && { ip: context.ip }),
  });
}
