import type { ReceivedUpload } from '@quittance/sdk/contract';
import { fileGroupRules, type UploadPlace } from '@quittance/sdk/rules';
import { bytesPerMb, checkFileCount, checkFileRoom, type FileLimits } from '@quittance/sdk/validation';
import { sql } from 'kysely';
import { type Connection, lockName } from '../db/index.ts';
import { Refusal, refuseUpload } from '../kernel/index.ts';
import type { FilesTable } from './tables.ts';

/** One person's uploads under way, or begun and refused at their end, within the ten minutes that an upload has. */
const maxReceiving = 20;

/** A place whose owner is settled. */
export interface FilePlace extends Pick<UploadPlace, 'role' | 'slot' | 'group'> {
  readonly organizationId: string | null;
  readonly personId: string | null;
}

export interface IncomingFile {
  readonly place: FilePlace;
  readonly limits: FileLimits;
  readonly upload: ReceivedUpload;
}

export interface Uploader {
  readonly kind: FilesTable['uploaded_by_kind'];
  readonly userId: string;
}

/** Uploads of one owner wait for each other, so that two can't take one place. */
export async function lockPlaces(db: Connection, { organizationId, personId }: FilePlace): Promise<void> {
  await lockName(db, `files ${organizationId ?? personId}`);
}

/**
 * Checks before a file is read that its owner has room for it. Files that arrive count with the most they may have.
 * @throws ValidationError without room; RateLimitError for somebody who uploads too much at once
 */
export async function assertRoom(
  db: Connection,
  uploader: Uploader,
  { place, limits, upload }: IncomingFile,
): Promise<void> {
  const { maxFiles, replaces } = fileGroupRules(place.group);
  const { inGroup, bytes, withRemoved } = await roomTaken(db, uploader.kind, place, limits.maxSizeMb * bytesPerMb);
  if (!replaces && inGroup >= maxFiles) {
    throw refuseUpload(upload.key, 'The slot surpasses maximum.', checkFileCount(inGroup, 1, { maxFiles }));
  }
  const full = checkFileRoom(bytes, withRemoved);
  if (full) throw refuseUpload(upload.key, 'There is no room for more files.', full);
  if ((await countReceiving(db, uploader.userId)) >= maxReceiving) {
    throw new Refusal('RateLimitError', 'Too many files were uploaded at once.', [], { retryAfterSeconds: 600 });
  }
}

async function roomTaken(db: Connection, by: Uploader['kind'], place: FilePlace, unknownSize: number) {
  const sizes = sql`coalesce(size, ${unknownSize}::integer)`;
  return await db
    .selectFrom('files')
    .select([
      sql<number>`(count(*) filter (where state <> 'removed' and file_group = ${place.group}))::integer`.as('inGroup'),
      sql<number>`coalesce(sum(${sizes}) filter (where state <> 'removed'), 0)::float8`.as('bytes'),
      sql<number>`coalesce(sum(${sizes}), 0)::float8`.as('withRemoved'),
    ])
    .where(place.organizationId === null ? 'person_id' : 'organization_id', '=', place.organizationId ?? place.personId)
    .where('uploaded_by_kind', '=', by)
    .where('state', 'in', ['kept', 'receiving', 'removed'])
    .executeTakeFirstOrThrow();
}

async function countReceiving(db: Connection, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('files')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('uploaded_by', '=', userId)
    .where('state', '=', 'receiving')
    .where('created_at', '>', sql<Date>`now() - interval '10 minutes'`)
    .executeTakeFirstOrThrow();
  return count;
}
