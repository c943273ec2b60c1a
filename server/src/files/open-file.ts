import type { Readable } from 'node:stream';
import type { AnsweredFile } from '@quittance/sdk/contract';
import { type App, unseal } from '../kernel/index.ts';
import { decryptChunks } from './encrypt-stream.ts';
import type { FileRow } from './keep-file.ts';
import { noSuchFile } from './own-file.ts';

/**
 * Opens a file to send it, decrypted as it is read.
 * @throws NotFoundError when its bytes were deleted meanwhile
 */
export async function openFile(app: App, file: FileRow): Promise<AnsweredFile> {
  const { id, name, type, size, wrapped_key: wrapped } = file;
  if (wrapped === null || type === null || size === null) throw new Error(`File ${id} was not received or is purged.`);
  const key = Buffer.from(unseal(app.config.dataKey, wrapped, id), 'hex');
  const stored = await openBytes(app, id);
  return {
    name,
    type,
    size,
    content: streamOf(decryptChunks(key, id, stored), () => stored.destroy()),
    ...(isShown(type) && { isInline: true }),
  };
}

async function openBytes({ db, providers }: App, id: string): Promise<Readable> {
  try {
    return await providers.fileStorage.open(id);
  } catch (error) {
    // Waits for a job that is deleting the bytes.
    const row = await db.selectFrom('files').select('state').where('id', '=', id).forShare().executeTakeFirst();
    if (row?.state === 'purged') throw noSuchFile();
    throw error;
  }
}

/**
 * A stream that gives its source back when nobody reads it to the end, also when nobody began: the end of a generator
 * that never ran closes nothing.
 */
function streamOf(chunks: AsyncGenerator<Uint8Array>, close: () => void): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}

const isShown = (type: string): boolean => type.startsWith('image/') || type === 'application/pdf';
