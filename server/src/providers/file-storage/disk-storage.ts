import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FileStorage } from './file-storage.ts';

/** Keeps files in a folder, which several server processes of one machine may share. */
export function diskStorage(folder: string): FileStorage {
  const pathOf = (key: string) => path.join(folder, shelfOf(key), key);
  return {
    async put(key, chunks) {
      const target = pathOf(key);
      // Under another name until it is complete, so that a crash leaves nothing under the key.
      const incoming = `${target}.incoming`;
      const shelf = path.dirname(target);
      if (await mkdir(shelf, { recursive: true, mode: 0o700 })) await syncFolder(folder);
      try {
        await writeDurably(incoming, chunks);
        await rename(incoming, target);
        await syncFolder(shelf);
      } catch (error) {
        await rm(incoming, { force: true });
        throw error;
      }
    },
    async open(key) {
      const stream = createReadStream(pathOf(key));
      await new Promise((resolve, reject) => stream.once('open', resolve).once('error', reject));
      return stream;
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
      await rm(`${pathOf(key)}.incoming`, { force: true });
    },
  };
}

/** Makes new names in a folder permanent; they could be lost in a power cut otherwise. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Spreads files over folders by the random end of their ids. */
const shelfOf = (key: string): string => key.slice(-2);

/** Writes a new file, readable by the server's user only. */
export async function writeDurably(file: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    for await (const chunk of chunks) await handle.writeFile(chunk);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}
