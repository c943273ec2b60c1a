import { type Call, grantsOf } from './call.ts';
import { type CodeField, codeSubjects } from './one-time-code.ts';

/** Only a sign-in has a code as its own purpose. */
const signInPurposes: Readonly<Record<string, string>> = {
  intermediate: 'sign-in',
  'staff-intermediate': 'staff-sign-in',
};

/** What `sendEmailCode` calls the codes of a call: its method and path, or the sign-in. Undefined for a call without codes. */
export function codePurposeOf({ otp, access, method, path }: Call): string | undefined {
  if (otp === undefined) return undefined;
  if (otp !== 'own') return `${method} ${path}`;
  return grantsOf(access)
    .map(({ kind }) => signInPurposes[kind])
    .find((purpose) => purpose !== undefined);
}

/** The field of the body that a call's codes are bound to; null where they confirm the call alone. */
export const codeFieldOf = ({ otp }: Pick<Call, 'otp'>): CodeField | null =>
  otp === undefined || otp === 'own' ? null : codeSubjects[otp.subject];
