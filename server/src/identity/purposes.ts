import { contract } from '@quittance/sdk/contract';
import { codePurpose } from '../kernel/index.ts';
import type { SessionKind } from './tables.ts';

/** Purpose of the codes that open a session. */
export const signInPurposes: Readonly<Record<SessionKind, string>> = {
  customer: codePurpose(contract.confirmSession),
  staff: codePurpose(contract.confirmStaffSession),
};

/** Purpose of the codes that reset a forgotten password. */
export const passwordResetPurpose = `${contract.resetPassword.method} ${contract.resetPassword.path}`;

const namingReuse: ReadonlySet<string> = new Set([...Object.values(signInPurposes), passwordResetPurpose]);

/** Whether a used code of this purpose is refused with `ReusedLoginOtpError`. */
export const isReuseNamed = (purpose: string): boolean => namingReuse.has(purpose);

/** Purpose of the codes that are texted to a phone to verify it. */
export const phoneVerificationPurpose = 'phone-verification';

/** Purpose of the codes that confirm an address. */
export const emailConfirmationPurpose = codePurpose(contract.confirmEmail);

/** Purposes whose codes prove something else than the user: a phone, a mailbox. An authenticator app does not replace them. */
export const sentAlways: readonly string[] = [passwordResetPurpose, phoneVerificationPurpose, emailConfirmationPurpose];

/** Whether the code of an authenticator app is taken for a purpose. A reset takes one beside the code of its mail. */
export const takesAppCode = (purpose: string): boolean =>
  purpose !== phoneVerificationPurpose && purpose !== emailConfirmationPurpose;
