import type { Authenticator, Credentials } from './authenticate.ts';
import { type GetSession, SessionTokens } from './session-tokens.ts';

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
