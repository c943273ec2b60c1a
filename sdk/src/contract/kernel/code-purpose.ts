import { type Call, grantsOf } from './call.ts';
import { type CodeField, codeSubjects, isCheckedFirst } from './one-time-code.ts';

/** The purpose of sign-in codes. */
const signInPurposes: Readonly<Record<string, string>> = {
  intermediate: 'sign-in',
  'staff-intermediate': 'staff-sign-in',
};

/** Returns the purpose of a call's codes for `sendEmailCode`: its method and path, or the sign-in. Undefined without codes. */
export function codePurposeOf({ otp, access, method, path }: Call): string | undefined {
  if (otp === undefined || otp === 'authenticator') return undefined;
  if (otp !== 'own') return `${method} ${path}`;
  return grantsOf(access)
    .map(({ kind }) => signInPurposes[kind])
    .find((purpose) => purpose !== undefined);
}

/** Returns the fields that a call's codes are bound to, of its path or its body; none if they confirm only the call. */
export const codeFieldsOf = ({ otp }: Pick<Call, 'otp'>): readonly CodeField[] =>
  isCheckedFirst(otp) ? codeSubjects[otp.subject] : [];
