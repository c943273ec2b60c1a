import { contract } from '@quittance/sdk/contract';
import { codePurpose } from '../kernel/index.ts';
import type { SessionKind } from './tables.ts';

/** Purpose of the codes that open a session. */
export const signInPurposes: Readonly<Record<SessionKind, string>> = {
  customer: codePurpose(contract.confirmSession),
  staff: codePurpose(contract.confirmStaffSession),
};

export const isSignIn = (purpose: string): boolean => Object.values(signInPurposes).includes(purpose);

/** Purpose of the codes that are texted to a phone to verify it. */
export const phoneVerificationPurpose = 'phone-verification';
