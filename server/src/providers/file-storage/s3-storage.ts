import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from './disk-storage.ts';
import type { FileStorage } from './file-storage.ts';
import type { S3Client } from './s3-client.ts';

/**
 * Keeps files in a bucket. An upload waits on the disk, encrypted, until it is complete: S3 needs its size first, and
 * nothing incomplete or infected reaches the bucket.
 * @param spool folder for these uploads
 */
export function s3Storage(client: S3Client, spool: string): FileStorage {
  return {
    async put(key, chunks) {
      await mkdir(spool, { recursive: true, mode: 0o700 });
      const waiting = path.join(spool, key);
      try {
        await writeDurably(waiting, chunks);
        const { size } = await stat(waiting);
        await client.put(objectKey(key), { stream: createReadStream(waiting), size });
      } finally {
        await rm(waiting, { force: true });
      }
    },
    open: (key) => client.open(objectKey(key)),
    async remove(key) {
      await rm(path.join(spool, key), { force: true });
      await client.remove(objectKey(key));
    },
  };
}

const objectKey = (key: string): string => `files/${key}`;
