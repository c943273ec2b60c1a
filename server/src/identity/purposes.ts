import type { Surface } from '../kernel/index.ts';

/** Purpose of the codes that open a session; every other purpose is what `codePurpose` writes for a call. */
export const signInPurposes = { customer: 'sign-in', staff: 'staff-sign-in' } as const;

export const isSignIn = (purpose: string): boolean => Object.values<string>(signInPurposes).includes(purpose);

/** What codes are mailed for by each listener, to its own people; whatever is not here is refused there. */
export const purposesOn: Readonly<Record<Surface, ReadonlySet<string>>> = {
  portal: new Set([signInPurposes.customer, 'POST /invoices/pay']),
  admin: new Set([signInPurposes.staff]),
};
