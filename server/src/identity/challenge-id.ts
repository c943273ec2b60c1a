import type { UsedStep } from './authenticators.ts';

// The HTTP layer passes what a code has proved as one opaque text: the id of a mailed code's challenge, or one of these.

const stepPattern = /^totp:(\d+):([^:]+):(.+)$/;

export const writeStep = ({ step, userId, purpose }: UsedStep): string => `totp:${step}:${userId}:${purpose}`;

/** The time step of an authenticator app's code; undefined for a mailed code. */
export function readStep(challengeId: string): UsedStep | undefined {
  const [, step, userId, purpose] = stepPattern.exec(challengeId) ?? [];
  return step && userId && purpose ? { step: Number(step), userId, purpose } : undefined;
}
