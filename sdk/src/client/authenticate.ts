import type { Route } from './route.ts';
import type { GetSession } from './session-tokens.ts';

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

type GetUserId = () => string | null;

export const fixedAuthenticator = (
  credentials: Authenticator['credentials'],
  headers: Credentials['headers'],
  userId: GetUserId,
): Authenticator => ({
  credentials,
  credentialsFor: async () => ({ userId: userId(), headers }),
  replace: async () => null,
  isSignedIn: () => userId() !== null,
  userId,
  forget: () => undefined,
});

/** @param userId returns null while nobody is signed in */
export const cookieAuthenticator = (userId: GetUserId): Authenticator => fixedAuthenticator('include', {}, userId);
