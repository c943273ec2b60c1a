import { createRemoteJWKSet, jwtVerify, customFetch as keysFetch } from 'jose';
import { buildAuthorizationUrl, type Configuration, None } from 'openid-client';
import { identityOf } from './identity-claims.ts';
import { type AuthorizationAnswer, type IdentityProviderPort, IdentityRefusedError } from './identity-providers.ts';
import { cachedDiscovery, checkAnswer, fetchOf, type ProviderClient } from './openid-provider.ts';
import { timeoutMs } from './provider-fetch.ts';

/** An ID token is used seconds after it was made. */
const maxTokenAge = '10 minutes';

/**
 * Google answers with an ID token in the address's fragment, which no server sees. We check it ourselves, so that it needs no
 * client secret.
 */
export function googleIdentities(client: ProviderClient): IdentityProviderPort {
  const configuration = cachedDiscovery(client, None());
  const keys = cachedKeys(client);
  return {
    async authorizationUrl({ state, nonce }) {
      const url = buildAuthorizationUrl(await configuration(), {
        response_type: 'id_token',
        scope: 'openid email profile',
        redirect_uri: client.redirectUri,
        prompt: 'select_account',
        state,
        nonce,
      });
      return url.href;
    },
    prove: (answer) =>
      checkAnswer(async () => identityOf(client.provider, await verify(client, await configuration(), keys, answer))),
  };
}

type Keys = ReturnType<typeof createRemoteJWKSet>;

/** The provider's keys by their address: fetched when an unknown one signed, at most every thirty seconds. */
function cachedKeys(client: ProviderClient): (address: string) => Keys {
  const byAddress = new Map<string, Keys>();
  return (address) => {
    const known = byAddress.get(address);
    if (known) return known;
    const keys = createRemoteJWKSet(new URL(address), {
      timeoutDuration: timeoutMs,
      [keysFetch]: fetchOf(client.fetch),
    });
    byAddress.set(address, keys);
    return keys;
  };
}

async function verify(
  { clientId }: ProviderClient,
  configuration: Configuration,
  keys: (address: string) => Keys,
  { idToken, nonce }: AuthorizationAnswer,
): Promise<unknown> {
  const { issuer, jwks_uri: keysAddress } = configuration.serverMetadata();
  if (idToken === undefined || keysAddress === undefined) throw new IdentityRefusedError('no token');
  const { payload } = await jwtVerify(idToken, keys(keysAddress), {
    algorithms: ['RS256', 'ES256'],
    // Google writes its name in both ways.
    issuer: [issuer, issuer.replace('https://', '')],
    audience: clientId,
    requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
    maxTokenAge,
    clockTolerance: 5,
  });
  const { nonce: given, azp = clientId } = payload;
  if (given !== nonce) throw new IdentityRefusedError('nonce');
  // A token for several audiences names the one that asked.
  if (azp !== clientId) throw new IdentityRefusedError('azp');
  return payload;
}
