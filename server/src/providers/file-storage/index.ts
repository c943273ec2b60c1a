import path from 'node:path';
import type { Config } from '../../config/index.ts';
import { diskStorage } from './disk-storage.ts';
import type { FileStorage } from './file-storage.ts';
import { s3Client } from './s3-client.ts';
import { s3Storage } from './s3-storage.ts';

/** Creates the storage that the settings name. */
export function createFileStorage({ dataDir, fileStorage }: Pick<Config, 'dataDir' | 'fileStorage'>): FileStorage {
  if (fileStorage.kind === 'disk') return diskStorage(fileStorage.folder);
  return s3Storage(s3Client(fileStorage.s3), path.join(dataDir, 'incoming-files'));
}

export type { FileStorage } from './file-storage.ts';
export { type S3Client, s3Client } from './s3-client.ts';
