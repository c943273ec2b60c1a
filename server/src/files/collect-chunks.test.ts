import { bytesPerMb } from '@quittance/sdk/validation';
import { expect, it } from 'vitest';
import { collectingChunks } from './collect-chunks.ts';

const chunkBytes = 65_536;

async function* buffersOf(megabytes: number) {
  for (let number = 0; number < (megabytes * bytesPerMb) / chunkBytes; number += 1)
    yield Buffer.alloc(chunkBytes, number);
}

const heldMegabytes = (): number => process.memoryUsage().arrayBuffers / bytesPerMb;

it('passes every chunk and keeps few of them in memory', async () => {
  const before = heldMegabytes();
  let passed = 0;
  let most = 0;
  for await (const chunk of collectingChunks(buffersOf(32))) {
    expect(chunk[0]).toBe(passed % 256);
    passed += 1;
    most = Math.max(most, heldMegabytes() - before);
  }
  expect(passed).toBe(512);
  expect(most).toBeLessThan(8);
});
