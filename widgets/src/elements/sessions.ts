import { type Client, createSessionClient, type GetSession, type Session } from '@quittance/sdk/client';
import { nameAccount } from '../widget/payment-flow.ts';
import { recognizeServer } from './recognize-server.ts';
import { askHost } from './shared-session.ts';

/** How a host gives a widget its session: by a callback, so that no token is ever in the page's markup. */
export interface WidgetSession {
  readonly get: GetSession;
  /**
   * Names the account of the session, such as your customer id. Another name drops the token and reloads the widget;
   * without a name, a new session object only replaces the callback. Never sent to a server.
   */
  readonly account?: string | undefined;
}

/**
 * Creates a client that sends tokens to a Quittance server only. The check runs in parallel to the host's session
 * callback, so it costs no extra time.
 */
export function createGuardedClient(get: GetSession, baseUrl: string, locale: () => string): Client {
  const guarded: GetSession = async (request) => {
    const [session] = await Promise.all([get(request), recognizeServer(client, baseUrl)]);
    return session;
  };
  const client = createSessionClient(guarded, {
    baseUrl,
    locale,
    // Some headers, including the token, follow a redirect to another origin.
    fetch: (address, init) => fetch(address, { ...init, redirect: 'error' }),
  });
  return client;
}

/** The client of one element. Session and language may be replaced at any time; the current token stays. */
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
  // Without account names, the next element shows the payment of the previous one.
  nameAccount(client, session.account ?? '');
  const element: ElementClient = { client, session, locale };
  return element;
}
