import '@quittance/app-shell/libraries';

import { createApp } from '@quittance/app-shell';
import { endSession, savePreferences } from '@quittance/sdk/client';
import { createSessionStore } from '@quittance/sdk/stores';
import { findScreen } from './find-screen.ts';
import { guard } from './guards/guard.ts';
import { PortalPages } from './pages.tsx';
import { extendToPortal } from './portal.ts';
import { reloadWhenRestricted } from './session/reload-when-restricted.ts';

void createApp({
  version: import.meta.env.APP_VERSION,
  findScreen,
  guard,
  loadSpanish: async () => (await import('./texts/spanish.ts')).spanish,
  createSession: createSessionStore,
  endSession,
  savePreferences: (client, chosen) => client.request(savePreferences, { body: chosen }),
  extend: extendToPortal,
  onFailure: reloadWhenRestricted,
  pages: <PortalPages />,
}).start();
