import { map, type ReadableAtom } from 'nanostores';
import type { KeyValueStorage } from './safe-storage.ts';

/** What a person chose on this device. */
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
  /** Forgets everything, as signing out does. */
  clear(): void;
}

const storageKey = 'quittance.preferences';

function read(storage: KeyValueStorage): Preferences {
  try {
    const value: unknown = JSON.parse(storage.getItem(storageKey) ?? '{}');
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
      storage.setItem(storageKey, JSON.stringify($preferences.get()));
    },
    clear() {
      $preferences.set({});
      storage.removeItem(storageKey);
    },
  };
}
