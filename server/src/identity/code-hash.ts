import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Six digits can't be hidden from whoever reads the table while a code lives; the salted hash keeps them out of logs,
 * dumps and curious eyes, and a code is worthless after ten minutes.
 */
export const hashCode = (salt: Buffer, code: string): Buffer => createHash('sha256').update(salt).update(code).digest();

/** Whether a code is the one that was hashed; takes as long for a wrong one. */
export const fits = (challenge: { readonly salt: Buffer; readonly code_hash: Buffer }, code: string): boolean =>
  timingSafeEqual(hashCode(challenge.salt, code), challenge.code_hash);
