import { createHash } from 'node:crypto';

/**
 * Returns the SHA-256 of a token or key. Hashing without salt is safe for 256 random bits, and lets an index find the
 * row.
 */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
