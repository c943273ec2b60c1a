import type { KeyValueStorage } from './safe-storage.ts';

/** Every key under which our pages keep something on a device. */
export const storageKeys = {
  customer: 'quittance.user',
  staff: 'quittance.staff',
  lastActivity: 'quittance.last-activity',
  preferences: 'quittance.preferences',
  fileLanguage: 'quittance.file-language',
} as const;

/** Forgets all that our pages keep, as signing out does. */
export function clearStorage(storage: Pick<KeyValueStorage, 'removeItem'>): void {
  for (const key of Object.values(storageKeys)) storage.removeItem(key);
}
