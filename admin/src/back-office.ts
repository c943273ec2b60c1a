import { createPageServices, createRestoration, type PageServices, type Restoration } from '@quittance/app-shell';
import {
  type AnswerOf,
  type Client,
  type Contract,
  createClient,
  endStaffSession,
  getPublicConstants,
  isMaintenance,
} from '@quittance/sdk/client';
import { admin, display } from '@quittance/sdk/i18n/en';
import {
  createResource,
  createStaffSessionStore,
  type Resource,
  type SessionStore,
  type StaffUser,
} from '@quittance/sdk/stores';
import { createContext, useContext } from 'react';

export type PublicConstants = AnswerOf<Contract['getPublicConstants']>;

/** Everything that lives as long as the page, made once. */
export interface BackOffice extends PageServices {
  readonly client: Client;
  readonly session: SessionStore<StaffUser>;
  readonly restoration: Restoration;
  readonly publicConstants: Resource<PublicConstants>;
}

export function createBackOffice(): BackOffice {
  const services = createPageServices({ admin: { en: admin }, display: { en: display } });
  const { storage, toasts, i18n } = services;
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
      if (!isMaintenance(error)) return;
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
    ...services,
    client,
    session,
    restoration: createRestoration(session),
    publicConstants,
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
