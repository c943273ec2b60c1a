import {
  type AnswerOf,
  type Client,
  type Contract,
  createClient,
  endStaffSession,
  getPublicConstants,
} from '@quittance/sdk/client';
import { createI18n, detectLocale, type I18n } from '@quittance/sdk/i18n';
import { admin, common, controls, errors, host, kit } from '@quittance/sdk/i18n/en';
import {
  createPreferences,
  createResource,
  createStaffSessionStore,
  createToastStore,
  type KeyValueStorage,
  type PreferencesStore,
  type Resource,
  type SessionStore,
  type StaffUser,
  safeStorage,
  type ToastStore,
} from '@quittance/sdk/stores';
import { createRestoration, type Restoration } from '@quittance/widgets/host';
import { createContext, useContext } from 'react';

export type PublicConstants = AnswerOf<Contract['getPublicConstants']>;

/** Everything that lives as long as the page, made once. */
export interface BackOffice {
  readonly client: Client;
  readonly session: SessionStore<StaffUser>;
  readonly restoration: Restoration;
  readonly publicConstants: Resource<PublicConstants>;
  readonly toasts: ToastStore;
  readonly preferences: PreferencesStore;
  readonly i18n: I18n;
  readonly storage: KeyValueStorage;
}

export function createBackOffice(): BackOffice {
  const storage = safeStorage(() => localStorage);
  const preferences = createPreferences(storage);
  const toasts = createToastStore();
  const i18n = createI18n({
    locale: detectLocale(preferences.$preferences.get().locale, navigator.languages),
    namespaces: {
      admin: { en: admin },
      common: { en: common },
      errors: { en: errors },
      host: { en: host },
      controls: { en: controls },
      kit: { en: kit },
    },
  });
  const client: Client = createClient({
    baseUrl: '',
    auth: { kind: 'cookie', userId: () => session.userId() },
    locale: () => i18n.language,
    onSessionExpired: ({ route }) => {
      // Signing out of a session that has ended is signing out all the same.
      if (route === endStaffSession) return undefined;
      session.expire();
      return 'hold';
    },
    onFailure: ({ error }) => {
      if (error.status !== 503) return;
      toasts.show('error', i18n.t('maintenanceUnnamed', { ns: 'host' }));
      if (session.$session.get().status === 'signed-in') session.cancelSignIn();
    },
  });
  const session = createStaffSessionStore(client, storage);
  session.$session.listen(({ status }) => {
    if (status === 'signed-in') client.resumeSession();
  });
  const publicConstants = createResource((signal) => client.request(getPublicConstants, {}, { signal }));
  return {
    client,
    session,
    restoration: createRestoration(session),
    publicConstants,
    toasts,
    preferences,
    i18n,
    storage,
  };
}

const BackOfficeContext = createContext<BackOffice | null>(null);

export const BackOfficeProvider = BackOfficeContext.Provider;

/** @throws Error outside the back office */
export function useBackOffice(): BackOffice {
  const backOffice = useContext(BackOfficeContext);
  if (!backOffice) throw new Error('useBackOffice needs a BackOfficeProvider above it.');
  return backOffice;
}
