import '@quittance/app-shell/libraries';

import { createApp } from '@quittance/app-shell';
import { endStaffSession, saveStaffPreferences } from '@quittance/sdk/client';
import { admin, display } from '@quittance/sdk/i18n/en';
import { createStaffSessionStore } from '@quittance/sdk/stores';
import { findScreen } from './find-screen.ts';
import { guard } from './guards/guard.ts';
import { BackOfficePages } from './pages.tsx';

void createApp({
  version: import.meta.env.APP_VERSION,
  findScreen,
  guard,
  texts: { admin: { en: admin }, display: { en: display } },
  loadSpanish: async () => (await import('./texts/spanish.ts')).spanish,
  namespace: 'admin',
  productKey: 'product',
  createSession: createStaffSessionStore,
  endSession: endStaffSession,
  saveLocale: (client, locale) => client.request(saveStaffPreferences, { body: { locale } }),
  extend: (app) => app,
  pages: <BackOfficePages />,
}).start();
