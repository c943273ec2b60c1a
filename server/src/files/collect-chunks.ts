import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { bytesPerMb } from '@quittance/sdk/validation';

const collectEveryBytes = bytesPerMb;

type Collect = (options: { readonly type: 'minor' }) => void;

function findCollector(): Collect {
  // Contexts that are made from now on have the function, and nothing else changes.
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as Collect;
}

let collect: Collect | undefined;

/**
 * Passes a file's chunks, and collects those that were used. V8 collects buffers only when 64 MB of them have gathered, so
 * that the first uploads of a process raised its memory by as much. A collection of young objects takes half a
 * millisecond.
 */
export async function* collectingChunks(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let passed = 0;
  for await (const chunk of chunks) {
    passed += chunk.byteLength;
    yield chunk;
    if (passed < collectEveryBytes) continue;
    passed = 0;
    collect ??= findCollector();
    collect({ type: 'minor' });
  }
}
