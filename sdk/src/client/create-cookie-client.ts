import { type Authenticator, cookieAuthenticator } from './authenticate.ts';
import { assembleClient, type Client, type ClientOptions } from './client.ts';
import { createHeldCalls } from './held-calls.ts';
import { withOneTimeCode } from './one-time-code.ts';

/** Creates a client with everything that a person's page needs: one-time codes, and calls that wait for a new sign-in. */
export function createFullClient(
  authenticator: Authenticator,
  { askForCode, onSessionExpired, ...options }: Omit<ClientOptions, 'auth'>,
): Client {
  return assembleClient(options, {
    authenticator,
    held: createHeldCalls(authenticator, onSessionExpired ?? (() => undefined)),
    withCode: (call, otpCode, send) => withOneTimeCode({ call, otpCode, ask: askForCode }, send),
  });
}

/**
 * Creates a client that authenticates by the page's cookie, like `createClient` with `auth: { kind: 'cookie', userId }`. A
 * bundle with only this one contains no other authentication.
 */
export const createCookieClient = (userId: () => string | null, options: Omit<ClientOptions, 'auth'>): Client =>
  createFullClient(cookieAuthenticator(userId), options);
