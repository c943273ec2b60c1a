import { type KeyValueStorage, storageKeys } from '@quittance/sdk/stores';

/** A sign-up whose e-mail is not verified yet. */
export interface PendingSignUp {
  readonly email: string;
  /** Absent when the person came from sign-in. */
  readonly signUpId?: string;
  /** Of somebody who was invited, and gave another e-mail than the invite's. */
  readonly isInvited?: boolean;
  /** When the link may be mailed again. */
  readonly resendAt: string;
}

/** Remembers the sign-up of this tab, also after a reload. */
export interface PendingSignUpStore {
  read(): PendingSignUp | null;
  set(signUp: PendingSignUp): void;
  clear(): void;
}

export const createPendingSignUp = (storage: KeyValueStorage): PendingSignUpStore => ({
  read() {
    try {
      const stored: unknown = JSON.parse(storage.getItem(storageKeys.signUp) ?? 'null');
      return isPendingSignUp(stored) ? stored : null;
    } catch {
      return null;
    }
  },
  set: (signUp) => storage.setItem(storageKeys.signUp, JSON.stringify(signUp)),
  clear: () => storage.removeItem(storageKeys.signUp),
});

const isPendingSignUp = (stored: unknown): stored is PendingSignUp =>
  typeof stored === 'object' &&
  stored !== null &&
  'email' in stored &&
  typeof stored.email === 'string' &&
  'resendAt' in stored &&
  typeof stored.resendAt === 'string';
