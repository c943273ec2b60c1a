import { createHmac, timingSafeEqual } from 'node:crypto';
import { base32 } from './base32.ts';

// Codes of authenticator apps: RFC 6238 with the values that every app takes (SHA-1, 30 seconds, six digits).
const stepMs = 30_000;

/** Steps around the present one whose codes are right too, since clocks of phones are off. */
const drift = 1;

/** Length of a secret, as RFC 4226 recommends. */
export const secretBytes = 20;

/** The time step of an instant, in real time. */
export const stepAt = (epochMs: number): number => Math.floor(epochMs / stepMs);

/** The six digits that the app shows during a step. */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

export const isCodeOf = (secret: Buffer, step: number, code: string): boolean =>
  timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code.padEnd(6).slice(0, 6))) && code.length === 6;

/** The newest step around the present one that shows this code; undefined if none does. */
export function findStep(secret: Buffer, code: string, epochMs: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  return acceptedSteps(epochMs)
    .reverse()
    .find((step) => isCodeOf(secret, step, code));
}

/** The steps whose codes are right at an instant, oldest first. */
export function acceptedSteps(epochMs: number): number[] {
  const present = stepAt(epochMs);
  return Array.from({ length: 2 * drift + 1 }, (_, index) => present - drift + index);
}

/** The address that a QR code hands to the app. */
export function otpauthUri({ issuer, email, secret }: { issuer: string; email: string; secret: Buffer }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
