import { randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

function base32(bytes: Uint8Array): string {
  let bits = 0n;
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte);
  let text = '';
  for (let index = Math.ceil((bytes.length * 8) / 5); index > 0; index -= 1) {
    text = alphabet[Number(bits & 31n)] + text;
    bits >>= 5n;
  }
  return text;
}

/**
 * A new opaque id: prefix, underscore, 26 characters. The first 48 bits are real time in milliseconds, so that ids of
 * one kind sort by creation and index pages fill in order; the other 80 are random.
 */
export function newId(prefix: string): string {
  const bytes = new Uint8Array(16);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(Date.now()) << 16n);
  bytes.set(randomBytes(10), 6);
  return `${prefix}_${base32(bytes)}`;
}

/** A secret of 256 random bits for a link, a cookie or a key; store only its hash. */
export const newSecret = (prefix: string): string => `${prefix}_${randomBytes(32).toString('base64url')}`;
