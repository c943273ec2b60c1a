import { createReadStream } from 'node:fs';
import { appendFile, mkdir, open, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type KeptHead, type LedgerHeadSink, readChainHead, writeChainHead } from '../ledger/index.ts';

/** More than the heads of one round take. */
const tailBytes = 1024;

/** Keeps heads in a text file, a line for each: when it was noted, and the head. Lines are only appended. */
export function headFile(file: string): LedgerHeadSink {
  return {
    async note(heads) {
      const tail = await readTail(file);
      const news = heads.map(writeChainHead).filter((head) => !tail.includes(` ${head}\n`));
      if (news.length === 0) return;
      await mkdir(path.dirname(file), { recursive: true });
      const now = new Date().toISOString();
      await appendFile(file, news.map((head) => `${now} ${head}\n`).join(''));
    },
    async open() {
      return readLines(file, await sizeOf(file));
    },
  };
}

async function sizeOf(file: string): Promise<number> {
  return await stat(file).then(
    ({ size }) => size,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return 0;
      throw error;
    },
  );
}

async function readTail(file: string): Promise<string> {
  const size = await sizeOf(file);
  if (size === 0) return '';
  const handle = await open(file, 'r');
  try {
    const length = Math.min(size, tailBytes);
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.toString('utf8');
  } finally {
    await handle.close();
  }
}

/** Reads `size` bytes: what is appended later may be newer than the snapshot that it is compared with. */
async function* readLines(file: string, size: number): AsyncGenerator<KeptHead> {
  if (size === 0) return;
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(file, { end: size - 1 }) })) {
    line += 1;
    if (text !== '') yield { entry: `${file} line ${line}`, head: readChainHead(text.split(' ').at(-1) ?? '') };
  }
}
