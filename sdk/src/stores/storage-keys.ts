import type { KeyValueStorage } from './safe-storage.ts';

/** Every storage key of our pages. */
export const storageKeys = {
  customer: 'quittance.user',
  staff: 'quittance.staff',
  lastActivity: 'quittance.last-activity',
  preferences: 'quittance.preferences',
  fileLanguage: 'quittance.file-language',
  invoiceLogCurrency: 'quittance.invoice-log-currency',
  tracking: 'quittance.tracking',
  signUp: 'quittance.sign-up',
  mailedLink: 'quittance.mailed-link',
  providerTrip: 'quittance.provider-trip',
  verificationFlow: 'quittance.verification-flow',
} as const;

/** Deletes everything that our pages store; signing out does this. */
export function clearStorage(storage: Pick<KeyValueStorage, 'removeItem'>): void {
  for (const key of Object.values(storageKeys)) storage.removeItem(key);
}
