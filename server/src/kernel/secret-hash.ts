import { createHash } from 'node:crypto';

/**
 * SHA-256 of a token or key. Plain hashing is enough since these are 256 random bits: there is nothing to guess, and an
 * index can find the row.
 */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
