/** Purpose of the codes that open a session; every other purpose is what `codePurpose` writes for a call. */
export const signInPurposes = { customer: 'sign-in', staff: 'staff-sign-in' } as const;

export const isSignIn = (purpose: string): boolean => Object.values<string>(signInPurposes).includes(purpose);
