import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Hashes a code with salt, to keep it out of logs and dumps. A hash of six digits can be reversed by trying them all, so
 * it doesn't protect a valid code from a reader of the table; but a code expires after ten minutes.
 */
export const hashCode = (salt: Buffer, code: string): Buffer => createHash('sha256').update(salt).update(code).digest();

/** Whether the code has this hash. Takes equally long for a wrong code. */
export const fits = (challenge: { readonly salt: Buffer; readonly code_hash: Buffer }, code: string): boolean =>
  timingSafeEqual(hashCode(challenge.salt, code), challenge.code_hash);
