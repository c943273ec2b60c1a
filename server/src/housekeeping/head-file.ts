import { createReadStream } from 'node:fs';
import { mkdir, open, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { readChainHead, writeChainHead } from '@quittance/sdk/proofs';
import type { KeptHead, LedgerHeadSink } from '../ledger/index.ts';

/** Enough for the heads of one round. */
const tailBytes = 1024;

/** Ends a line whose writer died half-way, so that the next entry starts on a new line. */
const incompleteMark = ' (torn)\n';

/**
 * Keeps heads in a text file, one line each: the time of noting, and the head. Lines are only appended. A head counts
 * as noted once its line is on the disk.
 * @param onTorn called for an incomplete last line, left by a crash
 */
export function headFile(file: string, onTorn: () => void = () => {}): LedgerHeadSink {
  return {
    async note(heads) {
      const tail = await readTail(file, await sizeOf(file));
      const news = heads.map(writeChainHead).filter((head) => !tail.includes(` ${head}\n`));
      if (news.length === 0) return;
      await mkdir(path.dirname(file), { recursive: true });
      const now = new Date().toISOString();
      const isTorn = tail !== '' && !tail.endsWith('\n');
      if (isTorn) onTorn();
      await appendDurably(file, (isTorn ? incompleteMark : '') + news.map((head) => `${now} ${head}\n`).join(''));
    },
    async open() {
      return readLines(file, await sizeOf(file));
    },
  };
}

async function appendDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'a');
  try {
    await handle.appendFile(text);
    await handle.datasync();
  } finally {
    await handle.close();
  }
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

async function readTail(file: string, size: number): Promise<string> {
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

/**
 * Reads `size` bytes; lines appended later may be newer than the snapshot they are compared with. An incomplete line
 * was never noted: its writer died or is still writing.
 */
async function* readLines(file: string, size: number): AsyncGenerator<KeptHead> {
  if (size === 0) return;
  const endsWhole = (await readTail(file, size)).endsWith('\n');
  let line = 0;
  let previous: KeptHead | undefined;
  for await (const text of createInterface({ input: createReadStream(file, { end: size - 1 }) })) {
    line += 1;
    if (previous) yield previous;
    const isHead = text !== '' && !`${text}\n`.endsWith(incompleteMark);
    previous = isHead
      ? { entry: `${file} line ${line}`, head: readChainHead(text.split(' ').at(-1) ?? '') }
      : undefined;
  }
  if (previous && endsWhole) yield previous;
}
