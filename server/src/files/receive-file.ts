import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ReceivedUpload } from '@quittance/sdk/contract';
import { fileGroupRules } from '@quittance/sdk/rules';
import { bytesPerMb, checkFileSize, checkFileType } from '@quittance/sdk/validation';
import { inTransaction } from '../db/index.ts';
import {
  type ActorOf,
  Admission,
  type CallContext,
  newId,
  personOf,
  Refusal,
  refuseUpload,
  seal,
} from '../kernel/index.ts';
import type { FileScan } from '../providers/index.ts';
import { collectingChunks } from './collect-chunks.ts';
import { encryptChunks, newFileKey } from './encrypt-stream.ts';
import { assertRoom, type FilePlace, type IncomingFile, lockPlaces, type Uploader } from './file-room.ts';
import { reEncodePicture } from './re-encode-picture.ts';
import { headBytes, sniffType } from './sniff-type.ts';

/** A file whose bytes are stored, but which nobody can see yet. */
export interface ReceivedBytes {
  readonly fileId: string;
  readonly key: string;
  readonly by: Uploader['kind'];
  readonly place: FilePlace;
  readonly type: string;
  readonly size: number;
  readonly sha256: Buffer;
}

/**
 * Scans, checks, encrypts and stores a file as it arrives; a picture is encoded again before it is stored. Its row is written before, so that bytes which nothing
 * refers to are found and deleted. A refused file leaves nothing.
 * @throws ValidationError for its type or size, or without room; RateLimitError and ServiceBusyError for too many; InfectedFileError; ProviderUnavailableError without a verdict or storage
 */
export const receiveFile = (context: UploadContext, incoming: IncomingFile): Promise<ReceivedBytes> =>
  uploads.run([uploaderOf(context.actor).userId], () => receive(context, incoming));

type UploadContext = CallContext<ActorOf<'customer'> | ActorOf<'staff'> | ActorOf<'embed'>>;

/** A partner's page uploads for the owner whom it is for. */
const uploaderOf = (actor: UploadContext['actor']): Uploader =>
  actor.kind === 'staff' ? actor : { kind: 'customer', userId: personOf(actor).userId };

/** For the process: a slow upload occupies a connection of the malware scanner for up to ten minutes. */
const uploads = new Admission({ perKey: 3, total: 24, queueLimit: 6, totalQueueLimit: 48, deadlineMs: 20_000 });

async function receive(context: UploadContext, incoming: IncomingFile): Promise<ReceivedBytes> {
  const { place, upload } = incoming;
  const { app, db } = context;
  const uploader = uploaderOf(context.actor);
  const fileId = newId('fil');
  const fileKey = newFileKey();
  await inTransaction(db, async (transaction) => {
    await lockPlaces(transaction, place);
    await assertRoom(transaction, uploader, incoming);
    await transaction
      .insertInto('files')
      .values({
        id: fileId,
        organization_id: place.organizationId,
        person_id: place.personId,
        file_group: place.group,
        role: place.role,
        slot: place.slot,
        name: upload.name,
        uploaded_by_kind: uploader.kind,
        uploaded_by: uploader.userId,
        wrapped_key: seal(app.config.dataKey, fileKey.toString('hex'), fileId),
      })
      .execute();
  });
  const check = checkedFile(incoming);
  const measure = measuredFile();
  let scan: FileScan | undefined;
  try {
    scan = await beginScan(context);
    const clean = scannedChunks(check.pass(upload.chunks), scan);
    const kept = fileGroupRules(place.group).reEncodes ? pictureOf(clean, { ...upload, type: check.type }) : clean;
    await app.providers.fileStorage.put(fileId, collectingChunks(encryptChunks(fileKey, fileId, measure.pass(kept))));
  } catch (error) {
    scan?.abort();
    await dropFile(context, fileId, error);
    throw asRefusal(context, error);
  }
  return { fileId, key: upload.key, by: uploader.kind, place, type: check.type(), ...measure.facts() };
}

/**
 * Drops a file that didn't arrive. A refused one has left nothing; a storage that failed may have kept the bytes, so
 * the job deletes them. It finds the row also when this fails, which must not hide the reason of the first failure.
 */
async function dropFile({ app, db, requestId }: CallContext, fileId: string, reason: unknown): Promise<void> {
  try {
    if (reason instanceof Refusal) await db.deleteFrom('files').where('id', '=', fileId).execute();
    else await db.updateTable('files').set({ state: 'removed' }).where('id', '=', fileId).execute();
  } catch (error) {
    app.log.error({ err: error, requestId, fileId }, 'a file that did not arrive could not be dropped');
  }
}

/** Finds the type of a file that passes, and refuses it at its end if it breaks a rule. */
function checkedFile({ upload: { key, name }, limits }: IncomingFile) {
  const head: Uint8Array[] = [];
  let size = 0;
  let found: string | undefined;
  return {
    async *pass(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of chunks) {
        if (size < headBytes) head.push(Uint8Array.from(chunk.subarray(0, headBytes - size)));
        size += chunk.byteLength;
        yield chunk;
      }
      const badSize = checkFileSize({ name, size }, limits.maxSizeMb * bytesPerMb);
      if (badSize) throw refuseUpload(key, sizeMessage(size), badSize);
      found = await sniffType(Buffer.concat(head), name);
      const badType = checkFileType(name, found, limits);
      if (badType) throw refuseUpload(key, 'The file type is not accepted.', badType);
    },
    /** @throws Error before the file has passed as a whole */
    type(): string {
      if (found === undefined) throw new Error('The file has not passed as a whole.');
      return found;
    },
  };
}

/** Measures what is stored. */
function measuredFile() {
  const hash = createHash('sha256');
  let size = 0;
  return {
    async *pass(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of chunks) {
        size += chunk.byteLength;
        hash.update(chunk);
        yield chunk;
      }
    },
    facts: (): Pick<ReceivedBytes, 'size' | 'sha256'> => ({ size, sha256: hash.digest() }),
  };
}

/** The picture encoded again, once the upload has arrived and is clean. Logos are small enough for the memory. */
async function* pictureOf(
  chunks: AsyncIterable<Uint8Array>,
  { key, name, type }: Pick<ReceivedUpload, 'key' | 'name'> & { readonly type: () => string },
): AsyncGenerator<Uint8Array> {
  const bytes = await buffer(chunks);
  yield await reEncodePicture({ key, name, type: type(), bytes });
}

const sizeMessage = (size: number): string =>
  size === 0 ? 'The file cannot be empty.' : 'The file exceeds the size limit.';

/** Ends only after a clean verdict. The storage then keeps the file. */
async function* scannedChunks(chunks: AsyncIterable<Uint8Array>, scan: FileScan): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    await scan.add(chunk);
    yield chunk;
  }
  if ((await scan.verdict()) === 'infected') throw new Refusal('InfectedFileError', 'The file contains malware.');
}

async function beginScan(context: CallContext): Promise<FileScan> {
  try {
    return await context.app.providers.malwareScan.begin();
  } catch (error) {
    throw asRefusal(context, error);
  }
}

/** Scanner and storage fail like any outside service: the person may try again. */
function asRefusal({ app, requestId }: CallContext, error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  app.log.error({ err: error, requestId }, 'a file could not be scanned or stored');
  return new Refusal('ProviderUnavailableError', 'The file could not be checked and stored.', [], { cause: error });
}
