import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import type { ProviderClient } from './openid-provider.ts';

export const issuer = 'https://provider.example';
export const clientId = 'client-1';

/** A token to be made: claims that differ from a good one, and how it is signed. */
export interface TokenChanges {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly signedBy?: 'key' | 'other key' | 'nobody' | 'the public key as a secret';
}

// Made once, since making RSA keys takes long.
const makeKeys = async () => {
  const [own, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  return { privateKey: own.privateKey, jwk: await exportJWK(own.publicKey), other: other.privateKey };
};
let keys: ReturnType<typeof makeKeys> | undefined;

/** A provider without a network, whose answers tests choose. */
export async function createFakeProvider() {
  keys ??= makeKeys();
  const { privateKey, jwk, other } = await keys;
  /** Status of the answers; `down`: none. */
  let state: number | 'down' = 200;
  let idToken = '';
  const asked: string[] = [];

  const answers: Readonly<Record<string, () => unknown>> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    }),
    '/keys': () => ({ keys: [{ ...jwk, kid: 'k1', alg: 'RS256', use: 'sig' }] }),
    '/token': () => ({ access_token: 'a', token_type: 'Bearer', id_token: idToken }),
  };
  const fetch: NonNullable<ProviderClient['fetch']> = async (url) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    if (state === 'down') throw new TypeError('fetch failed');
    return Response.json(state === 200 ? answers[pathname]?.() : { error: 'invalid_grant' }, { status: state });
  };

  const sign = async (claims: JWTPayload, signedBy: TokenChanges['signedBy']): Promise<string> => {
    if (signedBy === 'nobody') return new UnsecuredJWT(claims).encode();
    const header = { alg: 'RS256', kid: 'k1' };
    const by = (key: CryptoKey | Uint8Array, alg = header.alg) =>
      new SignJWT(claims).setProtectedHeader({ ...header, alg }).sign(key);
    if (signedBy === 'the public key as a secret') return by(new TextEncoder().encode(JSON.stringify(jwk)), 'HS256');
    return by(signedBy === 'other key' ? other : privateKey);
  };

  return {
    fetch,
    asked,
    answerWith(next: number | 'down') {
      state = next;
    },
    async token({ claims, signedBy }: TokenChanges = {}): Promise<string> {
      const now = Math.floor(Date.now() / 1000);
      const good = {
        iss: issuer,
        aud: clientId,
        sub: '42',
        iat: now,
        exp: now + 3600,
        nonce: 'nonce-1',
        email: 'Grace@Example.com',
        email_verified: true,
        given_name: 'Grace',
        family_name: 'Vale',
      };
      idToken = await sign({ ...good, ...claims } as JWTPayload, signedBy);
      return idToken;
    },
  };
}

export type FakeProvider = Awaited<ReturnType<typeof createFakeProvider>>;
