import { type Authenticator, type ClientAuth, cookieAuthenticator, fixedAuthenticator } from './authenticate.ts';
import { type Client, type ClientOptions, defaultTimeoutMs } from './client.ts';
import { createFullClient } from './create-cookie-client.ts';
import { sessionAuthenticator } from './session-authenticator.ts';

/** @param timeoutMs time limit for the session callback */
function createAuthenticator(auth: ClientAuth, timeoutMs: number): Authenticator {
  if (auth.kind === 'session') return sessionAuthenticator(auth.get, timeoutMs);
  if (auth.kind === 'cookie') return cookieAuthenticator(auth.userId);
  return fixedAuthenticator('omit', { authorization: `Bearer ${auth.secret}` }, () => null);
}

/** Creates a client with any kind of authentication. */
export const createClient = ({ auth, ...options }: ClientOptions): Client =>
  createFullClient(createAuthenticator(auth, options.timeoutMs ?? defaultTimeoutMs), options);
