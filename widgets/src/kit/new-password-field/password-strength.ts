import { missingOf, type PasswordRequirement, passwordRequirements } from '@quittance/sdk/validation';

/** Even a `strong` password is refused while a requirement is unmet. */
export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong';

export const passwordStrengths: readonly PasswordStrength[] = ['weak', 'fair', 'good', 'strong'];

/** Lengths from which a password is stronger: length makes guessing hard, requirements only help. */
const strongLength = 12;

export interface PasswordRating {
  /** Undefined for an empty password. */
  readonly strength: PasswordStrength | undefined;
  readonly requirements: readonly { readonly requirement: PasswordRequirement; readonly isMet: boolean }[];
}

export function ratePassword(password: string): PasswordRating {
  // An empty password breaks no rule about forbidden contents, but meets no requirement either.
  const missing = password === '' ? passwordRequirements : missingOf(password);
  const requirements = passwordRequirements.map((requirement) => ({
    requirement,
    isMet: !missing.includes(requirement),
  }));
  return { strength: password === '' ? undefined : strengthOf(missing.length, [...password].length), requirements };
}

function strengthOf(missing: number, length: number): PasswordStrength {
  if (missing > 1) return 'weak';
  if (missing === 1) return 'fair';
  return length < strongLength ? 'good' : 'strong';
}
