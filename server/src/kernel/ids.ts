import { randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const base32 = (value: bigint): string =>
  value
    .toString(32)
    .padStart(26, '0')
    .replaceAll(/./g, (digit) => alphabet.charAt(Number.parseInt(digit, 32)));

const randomBits = 80n;

const randomBelow = (bytes: number): bigint => BigInt(`0x${randomBytes(bytes).toString('hex')}`);

/**
 * Creates a generator of ascending 128-bit numbers: 48 bits of time in milliseconds, then random bits. Within one
 * millisecond, or when the clock is set back, it adds a random step instead, so that the next number can't be guessed.
 * An overflow reaches the next millisecond, which keeps the order.
 */
export function growingNumbers(now: () => number): () => bigint {
  let last = 0n;
  return () => {
    const time = BigInt(now());
    last = time > last >> randomBits ? (time << randomBits) | randomBelow(10) : last + 1n + randomBelow(8);
    return last;
  };
}

const nextNumber = growingNumbers(() => Date.now());

/**
 * Creates an opaque id: prefix, underscore, 26 characters. Ids sort by creation: exactly within one process, by the
 * millisecond across processes, so that index pages fill in order.
 */
export const newId = (prefix: string): string => `${prefix}_${base32(nextNumber())}`;

/** Creates a secret of 256 random bits for a link, a cookie or a key; store only its hash. */
export const newSecret = (prefix: string): string => `${prefix}_${randomBytes(32).toString('base64url')}`;
