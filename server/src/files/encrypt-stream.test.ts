import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decryptChunks, encryptChunks, newFileKey } from './encrypt-stream.ts';

const key = newFileKey();
const chunk = 65_536;
const sealedChunk = chunk + 16;
const header = 8;

/** Cuts bytes into pieces that fit no chunk. */
async function* pieces(bytes: Uint8Array, size = 10_007) {
  for (let start = 0; start < bytes.byteLength; start += size) yield bytes.subarray(start, start + size);
}

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const each of chunks) all.push(each);
  return Buffer.concat(all);
}

const encrypt = (bytes: Uint8Array, id = 'fil_1') => collect(encryptChunks(key, id, pieces(bytes)));
const decrypt = (bytes: Uint8Array, id = 'fil_1', by = key) => collect(decryptChunks(by, id, pieces(bytes)));

describe('an encrypted file', () => {
  it.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk, 3 * chunk + 5])(
    'of %i bytes is read as it was written',
    async (size) => {
      const bytes = randomBytes(size);
      const encrypted = await encrypt(bytes);
      expect(await decrypt(encrypted)).toEqual(bytes);
      expect(encrypted.byteLength).toBe(header + size + 16 * Math.max(1, Math.ceil(size / chunk)));
    },
  );

  it('is different each time, and has none of the bytes', async () => {
    const bytes = Buffer.from('a secret '.repeat(100));
    const [one, other] = [await encrypt(bytes), await encrypt(bytes)];
    expect(one.equals(other)).toBe(false);
    expect(one.includes('secret')).toBe(false);
  });

  it.each([
    ['changed', (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 100 ? byte ^ 1 : byte)))],
    ['cut off inside a chunk', (bytes: Buffer) => bytes.subarray(0, -5)],
    ['cut off between chunks', (bytes: Buffer) => bytes.subarray(0, header + 2 * sealedChunk)],
    ['cut off after its header', (bytes: Buffer) => bytes.subarray(0, header)],
    ['emptied', () => Buffer.alloc(0)],
    ['extended', (bytes: Buffer) => Buffer.concat([bytes, bytes.subarray(-20)])],
    [
      'reordered',
      (bytes: Buffer) =>
        Buffer.concat([
          bytes.subarray(0, header),
          bytes.subarray(header + sealedChunk, header + 2 * sealedChunk),
          bytes.subarray(header, header + sealedChunk),
          bytes.subarray(header + 2 * sealedChunk),
        ]),
    ],
  ])('that was %s is refused', async (_how, change) => {
    const encrypted = await encrypt(randomBytes(2 * chunk + 100));
    await expect(decrypt(change(encrypted))).rejects.toThrow();
  });

  it('is refused as another file, and by another key', async () => {
    const encrypted = await encrypt(randomBytes(100));
    await expect(decrypt(encrypted, 'fil_2')).rejects.toThrow();
    await expect(decrypt(encrypted, 'fil_1', newFileKey())).rejects.toThrow();
  });
});
