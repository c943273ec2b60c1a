import { type Call, grantsOf } from '@quittance/sdk/contract';
import { type Actor, type App, cookies, Refusal, type Surface } from '../kernel/index.ts';
import type { CookieJar } from './cookie-jar.ts';
import type { Exchange } from './exchange.ts';
import type { HttpPorts } from './ports.ts';
import { usesSession } from './surface.ts';

const nobody: Actor = { kind: 'anyone' };

/**
 * Identifies the caller by the credential of the call's kinds of callers. Ignores other credentials, so that a session never
 * gives access to a partner's call, nor a key to a person's.
 * @throws InvalidInviteTokenError, ExpiredInviteTokenError
 */
export async function authenticate(
  app: App,
  ports: HttpPorts,
  surface: Surface,
  call: Call,
  exchange: Exchange,
  jar: CookieJar,
): Promise<Actor> {
  if (usesSession(call, exchange.req.param('userId') ?? '')) return readSession(app, ports, surface, jar);
  return readToken(app, ports, call, exchange);
}

/** Finds the holder of a token. Without a bearer token, a call that takes invites is made by a guest. */
async function readToken(app: App, ports: HttpPorts, call: Call, exchange: Exchange): Promise<Actor> {
  const kinds = new Set(grantsOf(call.access).map(({ kind }) => kind));
  const takesBearer = kinds.has('api-key') || kinds.has('embed');
  if (kinds.has('guest') && !(takesBearer && exchange.req.header('authorization') !== undefined)) {
    return ports.guestInvites.findInvite(app.db, inviteToken(exchange));
  }
  const token = bearerToken(exchange);
  if (token === undefined) return nobody;
  const apiKey = kinds.has('api-key') ? await ports.authentication.findApiKey(app.db, token) : null;
  if (apiKey) return apiKey;
  return (kinds.has('embed') && (await ports.embedSessions?.findEmbedSession(app.db, token))) || nobody;
}

/** Reads the session from the surface's cookie. */
export async function readSession(
  app: App,
  ports: HttpPorts,
  surface: Surface,
  jar: CookieJar,
  use: 'call' | 'watch' = 'call',
): Promise<Actor> {
  const [name, kind] =
    surface === 'portal' ? [cookies.session, 'customer' as const] : [cookies.staffSession, 'staff' as const];
  const token = jar.get(name);
  if (!isPlausibleSecret(token)) return nobody;
  return (await ports.authentication.readSession(app.db, kind, token, use)) ?? nobody;
}

function inviteToken(exchange: Exchange): string {
  const token = exchange.req.header('invoice-invite-token');
  if (!isPlausibleSecret(token)) throw new Refusal('InvalidInviteTokenError', 'Send a valid invoice-invite-token.');
  return token;
}

function bearerToken(exchange: Exchange): string | undefined {
  const token = /^Bearer (\S+)$/i.exec(exchange.req.header('authorization') ?? '')?.[1];
  return isPlausibleSecret(token) ? token : undefined;
}

/** Saves the database a query for text that can't be one of our secrets. */
const isPlausibleSecret = (text: string | undefined): text is string =>
  text !== undefined && /^[\w.~-]{1,300}$/.test(text);
