import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

// STREAM construction over AES-256-GCM: each chunk is sealed with its number and whether it is the last, so that
// chunks can't be changed, swapped, dropped or cut off. One key encrypts one file.
const cipher = 'aes-256-gcm';
const chunkBytes = 65_536;
const tagBytes = 16;
const prefixBytes = 7;
const version = 1;
const headerBytes = 1 + prefixBytes;

/** Creates a key for one file. */
export const newFileKey = (): Buffer => randomBytes(32);

/**
 * Encrypts a file as it passes.
 * @param about the file's id; it can't be decrypted as another file
 */
export async function* encryptChunks(
  key: Buffer,
  about: string,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const prefix = randomBytes(prefixBytes);
  yield Buffer.concat([Buffer.of(version), prefix]);
  for await (const { number, bytes, isLast } of numbered(chunks, chunkBytes)) {
    const encryption = createCipheriv(cipher, key, nonceOf(prefix, number, isLast), { authTagLength: tagBytes });
    encryption.setAAD(Buffer.from(about));
    // One after the other, since a joined copy of each chunk would double the memory of an upload. GCM ends with no bytes.
    const sealed = encryption.update(bytes);
    encryption.final();
    yield sealed;
    yield encryption.getAuthTag();
  }
}

/**
 * Decrypts a file as it passes. Each chunk is checked before it leaves; a file that was cut off fails at its end.
 * @throws Error for another key or file, or when the bytes were changed
 */
export async function* decryptChunks(
  key: Buffer,
  about: string,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let prefix: Buffer | undefined;
  for await (const { number, bytes, isLast } of numbered(chunks, chunkBytes + tagBytes, headerBytes)) {
    if (prefix === undefined) {
      // A header without a chunk behind it was cut off: an empty file has an empty chunk.
      if (isLast || bytes[0] !== version) throw new Error(`File ${about} has no header or no content.`);
      prefix = Buffer.from(bytes.subarray(1));
      continue;
    }
    const decryption = createDecipheriv(cipher, key, nonceOf(prefix, number - 1, isLast), { authTagLength: tagBytes });
    decryption.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-tagBytes));
    const opened = decryption.update(bytes.subarray(0, -tagBytes));
    // Throws when the chunk was changed, before it leaves.
    decryption.final();
    yield opened;
  }
}

function nonceOf(prefix: Buffer, number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  prefix.copy(nonce);
  nonce.writeUInt32BE(number, prefixBytes);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

interface NumberedChunk {
  readonly number: number;
  /** Valid until the next chunk is asked for, which takes the same memory. */
  readonly bytes: Buffer;
  readonly isLast: boolean;
}

/** Cuts a stream into chunks of one size; the last may be shorter. An empty stream is one empty chunk. */
async function* numbered(
  chunks: AsyncIterable<Uint8Array>,
  size: number,
  firstSize = size,
): AsyncGenerator<NumberedChunk> {
  const sizeOf = (chunk: number) => (chunk === 0 ? firstSize : size);
  const room = Buffer.allocUnsafe(Math.max(size, firstSize));
  let filled = 0;
  let number = 0;
  for await (const chunk of chunks) {
    for (let read = 0; read < chunk.byteLength; ) {
      // A full chunk waits for the next byte, since only the end of the stream shows which chunk is the last.
      if (filled === sizeOf(number)) {
        yield { number, bytes: room.subarray(0, filled), isLast: false };
        number += 1;
        filled = 0;
      }
      const part = chunk.subarray(read, read + sizeOf(number) - filled);
      room.set(part, filled);
      filled += part.byteLength;
      read += part.byteLength;
    }
  }
  yield { number, bytes: room.subarray(0, filled), isLast: true };
}
