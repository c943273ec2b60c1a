import { type Client, createSessionClient, type GetSession, type Session } from '@quittance/sdk/client';
import { nameAccount } from '../widget/payment-flow.ts';
import { recognizeServer } from './recognize-server.ts';
import { askHost } from './shared-session.ts';

/** How a host gives a widget its session: a callback only, so that no token ever stands in the page. */
export interface WidgetSession {
  readonly get: GetSession;
  /**
   * Names whose session it is, such as your own id of the customer. Another name drops the token and loads the widget
   * again; without one, a new session object only replaces the callback. Never sent anywhere.
   */
  readonly account?: string | undefined;
}

/**
 * A client whose tokens go to a Quittance server only. The host is asked for a session meanwhile, so that the check
 * costs no time of its own.
 */
export function createGuardedClient(get: GetSession, baseUrl: string, locale: () => string): Client {
  const guarded: GetSession = async (request) => {
    const [session] = await Promise.all([get(request), recognizeServer(client, baseUrl)]);
    return session;
  };
  const client = createSessionClient(guarded, {
    baseUrl,
    locale,
    // Some headers follow a redirect to another origin, and the token with them.
    fetch: (address, init) => fetch(address, { ...init, redirect: 'error' }),
  });
  return client;
}

/** The client of one element. Session and language may be replaced at any time; the token at hand stays. */
export interface ElementClient {
  readonly client: Client;
  session: WidgetSession;
  locale: string;
}

/** @param baseUrl origin of the API */
export function createElementClient(baseUrl: string, session: WidgetSession, locale: string): ElementClient {
  let known: Session | undefined;
  const get: GetSession = async (request) => {
    known = await askHost(element.session, request, known);
    return known;
  };
  const client = createGuardedClient(get, baseUrl, () => element.locale);
  // The next element of a page without account names shows the payment of the one before.
  nameAccount(client, session.account ?? '');
  const element: ElementClient = { client, session, locale };
  return element;
}
