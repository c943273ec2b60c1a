import { missingOf, type PasswordRequirement, passwordRequirements } from '@quittance/sdk/validation';

/** `fair` and what is better is still refused while anything is missing. */
export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong';

export const passwordStrengths: readonly PasswordStrength[] = ['weak', 'fair', 'good', 'strong'];

/** Length is what makes guessing hard; the requirements are only where it begins. */
const strongLength = 12;

export interface PasswordRating {
  /** Undefined while nothing is typed. */
  readonly strength: PasswordStrength | undefined;
  readonly requirements: readonly { readonly requirement: PasswordRequirement; readonly isMet: boolean }[];
}

export function ratePassword(password: string): PasswordRating {
  // An empty password breaks no rule on what it must not hold, but nobody has met anything yet.
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
