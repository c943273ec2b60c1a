import type { Readable } from 'node:stream';

/** Where the bytes of files are kept. They are encrypted before they get here. */
export interface FileStorage {
  /** Keeps bytes under a new key. They are kept permanently once it resolves; otherwise nothing stays under the key. */
  put(key: string, chunks: AsyncIterable<Uint8Array>): Promise<void>;
  /** Reads bytes in order. The reader destroys the stream. @throws Error if there is nothing under the key */
  open(key: string): Promise<Readable>;
  /** Removes bytes; does nothing if there are none. */
  remove(key: string): Promise<void>;
}
