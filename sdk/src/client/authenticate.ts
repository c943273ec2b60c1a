import type { Route } from './route.ts';
import { type GetSession, SessionTokens } from './session-tokens.ts';

/** How the client authenticates. */
export type ClientAuth =
  /** Portal and back office: the browser sends a session cookie. `userId` returns null while nobody is signed in. */
  | { readonly kind: 'cookie'; readonly userId: () => string | null }
  /** Embedded widgets and guests: a short-lived token from the host's callback. */
  | { readonly kind: 'session'; readonly get: GetSession }
  /** A partner's back end. Never use it in a browser. */
  | { readonly kind: 'api-key'; readonly secret: string };

export interface Credentials {
  readonly headers: Readonly<Record<string, string>>;
  /** User id in the path. */
  readonly userId: string | null;
  /** The token in the headers, if it came from the session callback. */
  readonly token?: string;
}

/** One way to authenticate. */
export interface Authenticator {
  /** Option for fetch. Only our own pages may send cookies. */
  readonly credentials: 'include' | 'omit';
  credentialsFor(route: Route): Promise<Credentials>;
  /** Returns other credentials after a 401, or null if there are none. */
  replace(refused: Credentials): Promise<Credentials | null>;
  /** Whether a 401 means that the person's session has ended. */
  isSignedIn(): boolean;
  /** The user of the next call, as far as the page knows. */
  userId(): string | null;
  forget(): void;
}

const withToken = (token: string): Credentials => ({
  userId: null,
  token,
  headers: token.startsWith('guest_') ? { 'invoice-invite-token': token } : { authorization: `Bearer ${token}` },
});

const anonymous: Credentials = { userId: null, headers: {} };

/** @param timeoutMs time limit for the session callback */
export function sessionAuthenticator(get: GetSession, timeoutMs: number): Authenticator {
  const tokens = new SessionTokens(get, timeoutMs);
  return {
    credentials: 'omit',
    async credentialsFor(route) {
      // A public call needs no session: the server reads no token there, and no browser may send one across origins.
      return route.access === 'public' ? anonymous : withToken(await tokens.token());
    },
    async replace({ token }) {
      if (token === undefined) return null;
      const other = await tokens.replace(token);
      // The server has already refused this token.
      return other === token ? null : withToken(other);
    },
    isSignedIn: () => true,
    userId: () => null,
    forget: () => tokens.forget(),
  };
}

/** @param timeoutMs time limit for the session callback */
export function createAuthenticator(auth: ClientAuth, timeoutMs: number): Authenticator {
  if (auth.kind === 'session') return sessionAuthenticator(auth.get, timeoutMs);
  const isCookie = auth.kind === 'cookie';
  const userId = isCookie ? auth.userId : () => null;
  const headers: Record<string, string> = isCookie ? {} : { authorization: `Bearer ${auth.secret}` };
  return {
    credentials: isCookie ? 'include' : 'omit',
    credentialsFor: async () => ({ userId: userId(), headers }),
    replace: async () => null,
    isSignedIn: () => userId() !== null,
    userId,
    forget: () => undefined,
  };
}
