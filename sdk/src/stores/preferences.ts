import { map, type ReadableAtom } from 'nanostores';
import type { KeyValueStorage } from './safe-storage.ts';
import { storageKeys } from './storage-keys.ts';

/** A person's choices on this device. */
export interface Preferences {
  /** BCP 47 tag; absent: the browser's language. */
  readonly locale?: string | undefined;
  readonly theme?: 'light' | 'dark' | undefined;
  readonly selectedFileLanguage?: string | undefined;
  readonly incomingTransactionRestrictionBannerClosed?: boolean | undefined;
  readonly isUbosFormsSkipped?: boolean | undefined;
}

export interface PreferencesStore {
  readonly $preferences: ReadableAtom<Preferences>;
  set(change: Preferences): void;
  /** Deletes all preferences; signing out does this too. */
  clear(): void;
}

function read(storage: KeyValueStorage): Preferences {
  try {
    const value: unknown = JSON.parse(storage.getItem(storageKeys.preferences) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

export function createPreferences(storage: KeyValueStorage): PreferencesStore {
  const $preferences = map<Preferences>(read(storage));
  return {
    $preferences,
    set(change) {
      $preferences.set({ ...$preferences.get(), ...change });
      storage.setItem(storageKeys.preferences, JSON.stringify($preferences.get()));
    },
    clear() {
      $preferences.set({});
      storage.removeItem(storageKeys.preferences);
    },
  };
}
