import {
  type ApiError,
  type Route as Call,
  type Client,
  createCookieClient,
  getPublicConstants,
} from '@quittance/sdk/client';
import type { Catalogue } from '@quittance/sdk/i18n';
import {
  clearStorage,
  createOneTimeCodeStore,
  createResource,
  type KeyValueStorage,
  type Preferences,
  type SessionStore,
} from '@quittance/sdk/stores';
import { kitTexts, QuittanceProvider } from '@quittance/widgets/kit';
import '@quittance/widgets/kit.css';
import '../app-shell.css';
import { preloadErrorTexts } from '@quittance/widgets/kit';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  type App,
  AppProvider,
  type AppUser,
  type ChosenPreferences,
  type ProductTexts,
  useApp,
} from '../app-context/app.ts';
import type { Guard } from '../app-context/guard.ts';
import { AppRouter } from '../navigation/app-router.tsx';
import { createPageHistory } from '../navigation/page-history.ts';
import type { RouteTable } from '../navigation/route-table.tsx';
import { OneTimeCode } from '../one-time-code/one-time-code.tsx';
import { createPageServices } from '../page-services.ts';
import { reportErrors } from '../report-errors.ts';
import { createRestoration } from '../restoration.ts';
import { Toasts } from '../toasts.tsx';
import { useAppliedPreferences } from '../user-menu/use-preferences.ts';
import { actOnMaintenance } from './act-on-maintenance.ts';
import { Guarded } from './guarded.tsx';

/** The differences between the two apps. */
interface AppSettings<User extends AppUser, Own extends App<User>> {
  /** Shown in the user menu and in reports of errors. */
  readonly version: string;
  readonly findScreen: RouteTable;
  readonly guard: Guard<User>;
  /** Loads all Spanish texts of the app, by namespace. */
  readonly loadSpanish: () => Promise<Catalogue>;
  /** The product's name beside the brand's. */
  readonly product?: ProductTexts;
  readonly createSession: (client: Client, storage: KeyValueStorage) => SessionStore<User>;
  /** The call that signs out. */
  readonly endSession: Call;
  readonly savePreferences: (client: Client, chosen: ChosenPreferences) => Promise<unknown>;
  /** Adds the parts that only this app has. */
  readonly extend: (app: App<User>) => Own;
  /** Reacts to a failed call for the whole app, besides maintenance. */
  readonly onFailure?: (error: ApiError, app: App<User>) => void;
  /** Every page of the app, in its frame. */
  readonly pages: ReactNode;
}

/** Makes an app; nothing is rendered before `start`. */
export function createApp<User extends AppUser, Own extends App<User>>(settings: AppSettings<User, Own>) {
  const app = createServices(settings);
  return { start: () => start(app, settings) };
}

function createServices<User extends AppUser, Own extends App<User>>(settings: AppSettings<User, Own>): Own {
  const { findScreen, guard, product, endSession, onFailure } = settings;
  const services = createPageServices(settings.loadSpanish);
  const client: Client = createCookieClient(() => session.userId(), {
    baseUrl: '',
    locale: services.locale,
    fetch: fetchOrUpload,
    askForCode: (request) => codes.ask(request),
    onSessionExpired: ({ route }) => {
      // An expired session needs no sign-out.
      if (route === endSession) return undefined;
      session.expire();
      return 'hold';
    },
    onFailure: ({ error }) => {
      actOnMaintenance(error, app);
      onFailure?.(error, app);
    },
  });
  const session = settings.createSession(client, services.storage);
  const codes = createOneTimeCodeStore(client);
  session.$session.listen((state, before) => {
    if (state.status !== 'signed-in') return codes.cancel();
    // Not when the user is loaded again, which may be before a new choice is kept.
    if (before?.status !== 'signed-in') services.preferences.set(preferencesOf(state.user));
    client.resumeSession();
  });
  const publicConstants = createResource((signal) => client.request(getPublicConstants, {}, { signal }));
  const app = settings.extend({
    ...services,
    version: settings.version,
    client,
    session,
    codes,
    restoration: createRestoration(session),
    publicConstants,
    findScreen,
    guard,
    product,
    savePreferences: (chosen) => settings.savePreferences(client, chosen),
    preload: () => void publicConstants.refresh(),
    // The session clears what lasts longer than the tab.
    forget() {
      clearStorage(services.tabStorage);
      // A request made for the session that has ended is held, and would never be answered.
      if (publicConstants.$state.value?.status !== 'ready') void publicConstants.refresh();
    },
  });
  return app;
}

/** A person's choices on all their devices; those that they never made leave the device's. */
function preferencesOf({ locale, preferences: { theme } }: AppUser): Preferences {
  return { ...(locale && { locale }), ...(theme && { theme: theme === 'auto' ? undefined : theme }) };
}

/** Few screens send files, so that no first screen waits for the code. */
const fetchOrUpload: typeof fetch = async (input, init) =>
  init?.body instanceof FormData ? (await import('../upload-fetch.ts')).uploadFetch(input, init) : fetch(input, init);

async function start(app: App, { pages }: { readonly pages: ReactNode }): Promise<void> {
  const { version, client, session, restoration, toasts, i18n, guard, findScreen } = app;
  const isPublic = guard.isPublic(location.pathname);
  const isSignedOut = session.userId() === null;
  findScreen(isSignedOut && !isPublic ? '/auth' : location.pathname).screen.preload();
  void restoration.run();
  app.preload(!isSignedOut && !isPublic);
  reportErrors({
    client,
    version,
    page: () => findScreen(location.pathname).pattern,
    onError: () => toasts.show('error', i18n.t(kitTexts, 'somethingWentWrong')),
  });
  await i18n.changeLanguage(app.locale());
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element with the id "root".');
  // Caught errors are shown where they occur; `reportError` also passes them to the window's error listener.
  createRoot(container, { onCaughtError: (error) => reportError(error) }).render(
    <StrictMode>
      <AppProvider value={app}>
        <QuittanceProvider client={client} i18n={i18n}>
          <AppRouter history={createPageHistory(window)}>
            <Root>{pages}</Root>
          </AppRouter>
        </QuittanceProvider>
      </AppProvider>
    </StrictMode>,
  );
  // Styles of parts that open on a press, and texts of failures; no first screen waits for them.
  void import('@quittance/widgets/controls.css');
  preloadErrorTexts();
}

/** Wraps every page: guard, preferences, one-time code dialog and toasts. */
function Root({ children }: { readonly children: ReactNode }) {
  const { preferences, i18n, toasts } = useApp();
  useAppliedPreferences({ preferences, i18n });
  return (
    <>
      <Guarded>{children}</Guarded>
      <OneTimeCode />
      <Toasts toasts={toasts} />
    </>
  );
}
