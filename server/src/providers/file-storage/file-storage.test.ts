import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestS3, type TestS3 } from '../../test-support/test-s3.ts';
import { diskStorage } from './disk-storage.ts';
import type { FileStorage } from './file-storage.ts';
import { s3Client } from './s3-client.ts';
import { s3Storage } from './s3-storage.ts';

const bytes = randomBytes(300_000);
async function* pieces() {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}
async function* broken() {
  yield bytes;
  throw new Error('broken off');
}

let folder: string;
let s3: TestS3;
const storages: Record<string, FileStorage> = {};
const storageOf = (name: string): FileStorage => {
  const storage = storages[name];
  if (!storage) throw new Error(name);
  return storage;
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'quittance-storage-'));
  s3 = await startTestS3();
  storages.disk = diskStorage(path.join(folder, 'disk'));
  storages.s3 = s3Storage(s3Client(s3.settings), path.join(folder, 'spool'));
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

async function readAll(storage: FileStorage, key: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await storage.open(key)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Every file below the folder. */
const filesIn = async () => (await readdir(folder, { recursive: true })).filter((name) => name.includes('fil_'));

describe.each(['disk', 's3'])('files on %s', (name) => {
  it('are read as they were kept, until they are removed', async () => {
    const storage = storageOf(name);
    await storage.put('fil_1', pieces());
    expect(await readAll(storage, 'fil_1')).toEqual(bytes);
    await storage.remove('fil_1');
    await expect(storage.open('fil_1')).rejects.toThrow();
    await storage.remove('fil_1');
  });

  it('that break off leave nothing', async () => {
    const storage = storageOf(name);
    await expect(storage.put('fil_2', broken())).rejects.toThrow('broken off');
    await expect(storage.open('fil_2')).rejects.toThrow();
    expect(await filesIn()).toEqual([]);
    expect([...s3.objects.keys()]).toEqual([]);
  });
});

describe('S3', () => {
  it('leaves no copy on the disk after a refusal', async () => {
    s3.failWith = 503;
    await expect(storageOf('s3').put('fil_3', pieces())).rejects.toThrow('503 (SlowDown)');
    s3.failWith = undefined;
    expect(await filesIn()).toEqual([]);
  });

  it('refuses a wrong secret', async () => {
    const client = s3Client({ ...s3.settings, secretAccessKey: 'other' });
    await expect(client.open('files/fil_1')).rejects.toThrow('403 (SignatureDoesNotMatch)');
  });

  it('fails clearly when it is away', async () => {
    const client = s3Client({ ...s3.settings, endpoint: 'http://127.0.0.1:1' });
    await expect(client.open('files/fil_1')).rejects.toThrow('could not be reached');
  });
});
