import { chooseLocale, createI18n, type I18n, type Texts } from '@quittance/sdk/i18n';
import { choices, common, controls, errors, host, kit } from '@quittance/sdk/i18n/en';
import {
  createPreferences,
  createToastStore,
  type KeyValueStorage,
  type PreferencesStore,
  safeStorage,
  type ToastStore,
} from '@quittance/sdk/stores';

/** Services that every app has. */
export interface PageServices {
  readonly storage: KeyValueStorage;
  readonly preferences: PreferencesStore;
  readonly toasts: ToastStore;
  readonly i18n: I18n;
}

/**
 * Creates the services, once per page.
 * @param texts the app's namespaces, in addition to those of all apps
 */
export function createPageServices(texts: Readonly<Record<string, Texts>>): PageServices {
  const storage = safeStorage(() => localStorage);
  const preferences = createPreferences(storage);
  const i18n = createI18n({
    locale: chooseLocale(preferences.$preferences.get().locale, navigator.languages),
    namespaces: {
      common: { en: common },
      errors: { en: errors },
      controls: { en: controls },
      choices: { en: choices },
      kit: { en: kit },
      host: { en: host },
      ...texts,
    },
  });
  return { storage, preferences, toasts: createToastStore(), i18n };
}
