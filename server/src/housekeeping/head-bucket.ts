import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { readChainHead, writeChainHead } from '@quittance/sdk/proofs';
import type { KeptHead, LedgerHeadSink } from '../ledger/index.ts';
import type { S3Client } from '../providers/index.ts';

/** Heads of this process's last round, by the settings of the bucket: while nothing happens, nothing is stored. */
const latestOf = new WeakMap<object, ReadonlySet<string>>();

const prefix = 'ledger-heads/';
const dayMs = 86_400_000;

/**
 * Keeps heads in a bucket with object lock, one object each: its key is the time of noting and the head. Nobody can
 * delete this version of the object until its retention ends.
 */
export function headBucket(client: S3Client, settings: { readonly retainDays: number }): LedgerHeadSink {
  return {
    async note(heads) {
      const written = heads.map(writeChainHead);
      const now = new Date();
      for (const head of written.filter((each) => !latestOf.get(settings)?.has(each))) {
        const key = keyOf(head, now);
        await client.put(
          key,
          { stream: Readable.from([Buffer.from(head)]), size: Buffer.byteLength(head) },
          {
            // AWS refuses locked objects without a checksum.
            'content-md5': createHash('md5').update(head).digest('base64'),
            'x-amz-object-lock-mode': 'COMPLIANCE',
            'x-amz-object-lock-retain-until-date': new Date(now.getTime() + settings.retainDays * dayMs).toISOString(),
          },
        );
      }
      latestOf.set(settings, new Set(written));
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
