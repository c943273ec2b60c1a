import { assembleClient, type Client, type CommonOptions, defaultTimeoutMs } from './client.ts';
import { sessionAuthenticator } from './session-authenticator.ts';
import type { GetSession } from './session-tokens.ts';

/**
 * Creates a client that authenticates by a session callback, like `createClient` with `auth: { kind: 'session', get }`
 * and without `askForCode` and `onSessionExpired`. A bundle with only this one contains no other authentication.
 */
export const createSessionClient = (get: GetSession, options: CommonOptions): Client =>
  assembleClient(options, { authenticator: sessionAuthenticator(get, options.timeoutMs ?? defaultTimeoutMs) });
