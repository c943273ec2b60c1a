import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type KeptHead, type LedgerHeadSink, readChainHead, writeChainHead } from '../ledger/index.ts';
import type { S3Client } from '../providers/index.ts';

const prefix = 'ledger-heads/';
const dayMs = 86_400_000;

/**
 * Keeps heads in a bucket with object lock, one object each: its key is the time of noting and the head. Nobody can
 * delete this version of the object until its retention ends.
 */
export function headBucket(client: S3Client, { retainDays }: { readonly retainDays: number }): LedgerHeadSink {
  /** Heads of this process's last round: while nothing happens, nothing is stored. */
  let latest: ReadonlySet<string> = new Set();
  return {
    async note(heads) {
      const written = heads.map(writeChainHead);
      const now = new Date();
      for (const head of written.filter((each) => !latest.has(each))) {
        const key = keyOf(head, now);
        await client.put(
          key,
          { stream: Readable.from([Buffer.from(head)]), size: Buffer.byteLength(head) },
          {
            // AWS refuses locked objects without a checksum.
            'content-md5': createHash('md5').update(head).digest('base64'),
            'x-amz-object-lock-mode': 'COMPLIANCE',
            'x-amz-object-lock-retain-until-date': new Date(now.getTime() + retainDays * dayMs).toISOString(),
          },
        );
      }
      latest = new Set(written);
    },
    open: async () => readKeys(client),
  };
}

/** Without colons: services differ in how they sign them. */
const keyOf = (head: string, notedAt: Date): string =>
  `${prefix}${notedAt.toISOString().replace(/[:.]/g, '-')}_${head.replaceAll(':', '.')}`;

async function* readKeys(client: S3Client): AsyncGenerator<KeptHead> {
  for await (const key of client.list(prefix)) {
    yield { entry: key, head: readChainHead(key.slice(key.indexOf('_') + 1).replaceAll('.', ':')) };
  }
}
