import { type App, useApp } from '@quittance/app-shell';
import { type AnswerOf, type Contract, getConstants } from '@quittance/sdk/client';
import {
  type CustomerUser,
  createResource,
  createTracking,
  type Resource,
  type TrackingStore,
} from '@quittance/sdk/stores';
import { hasLiveEvents } from './live-events/has-live-events.ts';
import { createLiveEvents, type LiveEvents } from './live-events/live-events.ts';

export type Constants = AnswerOf<Contract['getConstants']>;

/** The portal's services, in addition to those of every app. */
export interface Portal extends App<CustomerUser> {
  /** Settings of the installation for people with access to an organization; the server refuses others. */
  readonly constants: Resource<Constants>;
  readonly liveEvents: LiveEvents;
  /** Where the visitor came from. */
  readonly tracking: TrackingStore;
}

export function extendToPortal(app: App<CustomerUser>): Portal {
  const { client, session } = app;
  const tracking = createTracking(app.storage);
  tracking.collect(location.search);
  const constants = createResource((signal) => client.request(getConstants, {}, { signal }));
  const liveEvents: LiveEvents = createLiveEvents({
    // A person who only lost a permission or their organization is still signed in: listen again.
    onSessionEnded: async () => {
      await session.reload().catch(() => undefined);
      const state = session.$session.get();
      if (state.status === 'signed-in' && hasLiveEvents(state.user)) liveEvents.open(state.user.userId);
    },
  });
  return {
    ...app,
    constants,
    liveEvents,
    tracking,
    forget() {
      constants.reset();
      app.forget();
    },
  };
}

/** @throws Error outside the portal */
export const usePortal = (): Portal => useApp<Portal>();
