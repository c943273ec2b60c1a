import '@quittance/app-shell/libraries';

import { createApp } from '@quittance/app-shell';
import { endStaffSession, saveStaffPreferences } from '@quittance/sdk/client';
import { createStaffSessionStore } from '@quittance/sdk/stores';
import { findScreen } from './find-screen.ts';
import { guard } from './guards/guard.ts';
import { BackOfficePages } from './pages.tsx';
import { productTexts } from './product-texts.en.ts';
import { toastRefusedInput } from './session/toast-refused-input.ts';

void createApp({
  version: import.meta.env.APP_VERSION,
  findScreen,
  guard,
  loadSpanish: async () => (await import('./texts/spanish.ts')).spanish,
  product: productTexts,
  createSession: createStaffSessionStore,
  endSession: endStaffSession,
  savePreferences: (client, chosen) => client.request(saveStaffPreferences, { body: chosen }),
  extend: (app) => app,
  onFailure: toastRefusedInput,
  pages: <BackOfficePages />,
}).start();
