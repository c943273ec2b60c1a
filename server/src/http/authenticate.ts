import type { Call } from '@quittance/sdk/contract';
import { type Actor, type App, cookies, Refusal, type Surface } from '../kernel/index.ts';
import type { CookieJar } from './cookie-jar.ts';
import type { Exchange } from './exchange.ts';
import type { HttpPorts } from './ports.ts';
import { usesSession } from './surface.ts';

const nobody: Actor = { kind: 'anyone' };

/**
 * Identifies the caller by the credential of the call's access kind. Ignores other credentials, so that a session never
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
  switch (call.access.kind) {
    case 'payer':
      if (usesSession(call, exchange.req.param('userId') ?? '')) return readSession(app, ports, surface, jar);
      return ports.guestInvites.findInvite(app.db, inviteToken(exchange));
    case 'guest':
      return ports.guestInvites.findInvite(app.db, inviteToken(exchange));
    case 'api-key':
      return findByToken(exchange, (secret) => ports.authentication.findApiKey(app.db, secret));
    case 'embed':
      return findByToken(exchange, (token) => ports.embedSessions?.findEmbedSession(app.db, token));
    default:
      return readSession(app, ports, surface, jar);
  }
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

/** Finds the actor of a bearer token; nobody if this server knows no such tokens. */
async function findByToken(
  exchange: Exchange,
  find: (token: string) => Promise<Actor | null> | undefined,
): Promise<Actor> {
  const token = /^Bearer (\S+)$/i.exec(exchange.req.header('authorization') ?? '')?.[1];
  if (!isPlausibleSecret(token)) return nobody;
  return (await find(token)) ?? nobody;
}

/** Saves the database a query for text that can't be one of our secrets. */
const isPlausibleSecret = (text: string | undefined): text is string =>
  text !== undefined && /^[\w.~-]{1,300}$/.test(text);
