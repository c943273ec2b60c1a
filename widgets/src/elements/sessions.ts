import { type Client, createClient, type GetSession } from '@quittance/sdk/client';

/** How a host gives a widget its session: a callback only, so that no token ever stands in the page. */
export interface WidgetSession {
  readonly get: GetSession;
}

const clients = new WeakMap<WidgetSession, Map<string, Client>>();

/**
 * The client for a session. Widgets that were given the same session object share it, and so ask the host once for a
 * token that all of them need.
 * @param baseUrl origin of the API
 */
export function clientFor(session: WidgetSession, baseUrl: string): Client {
  const known = clients.get(session) ?? new Map<string, Client>();
  clients.set(session, known);
  const client =
    known.get(baseUrl) ??
    createClient({
      baseUrl,
      // Read when it is called: the host may exchange the function without changing the session.
      auth: { kind: 'session', get: (request) => session.get(request) },
    });
  known.set(baseUrl, client);
  return client;
}
