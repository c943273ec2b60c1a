import { type Client, createSessionClient, type GetSession } from '@quittance/sdk/client';

/** How a host gives a widget its session: a callback only, so that no token ever stands in the page. */
export interface WidgetSession {
  readonly get: GetSession;
}

/** A client and the language that it tells the server, which changes with its widgets. */
interface SharedClient {
  readonly client: Client;
  locale: string;
}

const clients = new WeakMap<WidgetSession, Map<string, SharedClient>>();

/**
 * The client for a session. Widgets that were given the same session object share it, and so ask the host once for a
 * token that all of them need.
 * @param baseUrl origin of the API
 * @param locale language of the person; of widgets that differ in it, the one that asked last decides
 */
export function clientFor(session: WidgetSession, baseUrl: string, locale: string): Client {
  const known = clients.get(session) ?? new Map<string, SharedClient>();
  clients.set(session, known);
  const found = known.get(baseUrl);
  if (found) {
    found.locale = locale;
    return found.client;
  }
  // Read when it is called: the host may exchange the function without changing the session.
  const client = createSessionClient((request) => session.get(request), { baseUrl, locale: () => shared.locale });
  const shared: SharedClient = { client, locale };
  known.set(baseUrl, shared);
  return client;
}
