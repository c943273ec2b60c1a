import { type Catalogue, chooseLocale, createTranslator, type Translator } from '@quittance/sdk/i18n';
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
  /** Lasts as long as the tab. */
  readonly tabStorage: KeyValueStorage;
  readonly preferences: PreferencesStore;
  readonly toasts: ToastStore;
  /** The language that the person chose, or else the browser's; BCP 47. In force once its texts are there. */
  readonly locale: () => string;
  readonly i18n: Translator;
}

/**
 * Creates the services, once per page.
 * @param loadSpanish loads all Spanish texts of the app
 */
export function createPageServices(loadSpanish: () => Promise<Catalogue>): PageServices {
  const storage = safeStorage(() => localStorage);
  const preferences = createPreferences(storage);
  return {
    storage,
    tabStorage: safeStorage(() => sessionStorage),
    preferences,
    toasts: createToastStore(),
    locale: () => chooseLocale(preferences.$preferences.get().locale, navigator.languages),
    i18n: createTranslator({ es: loadSpanish }),
  };
}
