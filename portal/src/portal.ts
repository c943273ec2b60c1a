import { createPageServices, createRestoration, type PageServices, type Restoration } from '@quittance/app-shell';
import {
  type AnswerOf,
  type Client,
  type Contract,
  createClient,
  endSession,
  getConstants,
  getPublicConstants,
} from '@quittance/sdk/client';
import { portal as portalTexts } from '@quittance/sdk/i18n/en';
import {
  type CustomerUser,
  createResource,
  createSessionStore,
  type Resource,
  type SessionStore,
} from '@quittance/sdk/stores';
import { createContext, useContext } from 'react';
import { createLiveEvents, type LiveEvents } from './live-events/live-events.ts';
import { actOnFailure } from './session/act-on-failure.ts';

export type Constants = AnswerOf<Contract['getConstants']>;
export type PublicConstants = AnswerOf<Contract['getPublicConstants']>;

/** Everything that lives as long as the page, made once. */
export interface Portal extends PageServices {
  readonly client: Client;
  readonly session: SessionStore<CustomerUser>;
  readonly restoration: Restoration;
  /** What the installation is like, for the signed-in person. */
  readonly constants: Resource<Constants>;
  /** The part of it that anybody may know. */
  readonly publicConstants: Resource<PublicConstants>;
  readonly liveEvents: LiveEvents;
}

export function createPortal(): Portal {
  const services = createPageServices({ portal: { en: portalTexts } });
  const { storage, toasts, i18n } = services;
  const client: Client = createClient({
    baseUrl: '',
    auth: { kind: 'cookie', userId: () => session.userId() },
    locale: () => i18n.language,
    onSessionExpired: ({ route }) => {
      // Signing out of a session that has ended is signing out all the same.
      if (route === endSession) return undefined;
      session.expire();
      return 'hold';
    },
    onFailure: ({ error }) => actOnFailure(error, { session, toasts, i18n, publicConstants }),
  });
  const session = createSessionStore(client, storage);
  session.$session.listen(({ status }) => {
    if (status === 'signed-in') client.resumeSession();
  });
  const constants = createResource((signal) => client.request(getConstants, {}, { signal }));
  const publicConstants = createResource((signal) => client.request(getPublicConstants, {}, { signal }));
  const liveEvents: LiveEvents = createLiveEvents({
    // Who lost no more than a right, or the business they acted for, is still signed in and listens anew.
    onSessionEnded: async () => {
      await session.reload().catch(() => undefined);
      const state = session.$session.get();
      if (state.status === 'signed-in') liveEvents.open(state.user.userId);
    },
  });
  return {
    ...services,
    client,
    session,
    restoration: createRestoration(session),
    constants,
    publicConstants,
    liveEvents,
  };
}

const PortalContext = createContext<Portal | null>(null);

export const PortalProvider = PortalContext.Provider;

/** @throws Error outside the portal */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal needs a PortalProvider above it.');
  return portal;
}
