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
 * Makes numbers of 128 bits, each greater than the one before: time in milliseconds in the first 48 bits, random in the
 * others. Within one millisecond, or when the clock is set back, a random step is added instead, so that the next number
 * can't be guessed. The sum overflows into the next millisecond, which keeps the order.
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
 * A new opaque id: prefix, underscore, 26 characters. Ids of one process sort in the order they were made, those of
 * several by the millisecond of real time, so that index pages fill in order.
 */
export const newId = (prefix: string): string => `${prefix}_${base32(nextNumber())}`;

/** A secret of 256 random bits for a link, a cookie or a key; store only its hash. */
export const newSecret = (prefix: string): string => `${prefix}_${randomBytes(32).toString('base64url')}`;
