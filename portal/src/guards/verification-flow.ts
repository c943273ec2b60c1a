import { type KeyValueStorage, safeStorage, storageKeys } from '@quittance/sdk/stores';

const key = storageKeys.verificationFlow;

/** As in the styles of the app. */
const phone = '(width < 48rem)';

/** Where a verification begins. */
const beginnings: ReadonlySet<string> = new Set(['/start-verification', '/sign-up', '/sign-up/confirm-email']);

/** Remembers for this tab whether the verification was begun on a phone. */
export interface VerificationFlow {
  /** @param pattern of the route that is opened: one where a verification begins decides by the device */
  isMobile(pattern: string): boolean;
  /** Notes a visit. */
  note(pattern: string): void;
}

export const createVerificationFlow = (storage: KeyValueStorage, isPhone: () => boolean): VerificationFlow => ({
  isMobile: (pattern) => (beginnings.has(pattern) ? isPhone() : storage.getItem(key) === 'mobile'),
  note(pattern) {
    if (beginnings.has(pattern)) storage.setItem(key, isPhone() ? 'mobile' : 'desktop');
  },
});

export const verificationFlow: VerificationFlow = createVerificationFlow(
  safeStorage(() => sessionStorage),
  // Absent in tests without a browser.
  () => globalThis.matchMedia?.(phone).matches ?? false,
);
