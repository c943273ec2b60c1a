import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';

interface NodeHash {
  update(bytes: Uint8Array): NodeHash;
  digest(encoding: 'hex'): string;
}

interface NodeGlobals {
  readonly process?: {
    getBuiltinModule?(name: 'node:crypto'): { createHash(algorithm: 'sha256'): NodeHash };
  };
}

// A server checks a million lines with it: Node's own is three to five times as fast.
const native = (globalThis as NodeGlobals).process?.getBuiltinModule?.('node:crypto');

/** Computes SHA-256 of the parts one after the other, as lower-case hexadecimal. */
export const hashOfBytes = (...parts: readonly Uint8Array[]): string =>
  native
    ? parts.reduce((hash, part) => hash.update(part), native.createHash('sha256')).digest('hex')
    : bytesToHex(sha256(concatBytes(...parts)));
