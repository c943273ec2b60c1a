import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  enableNonRepudiationChecks,
} from 'openid-client';
import { identityOf } from './identity-claims.ts';
import { type AuthorizationAnswer, type IdentityProviderPort, IdentityRefusedError } from './identity-providers.ts';
import { cachedDiscovery, checkAnswer, type ProviderClient } from './openid-provider.ts';

/**
 * LinkedIn answers with a code, which we exchange for an ID token. It returns no nonce: `state`, and PKCE where the provider
 * has it, bind the answer to the request.
 */
export function linkedInIdentities(client: ProviderClient & { readonly clientSecret: string }): IdentityProviderPort {
  const discover = cachedDiscovery(client, ClientSecretPost(client.clientSecret));
  const configuration = async () => withSignatureChecks(await discover());
  return {
    async authorizationUrl({ state, codeVerifier }) {
      const known = await configuration();
      const url = buildAuthorizationUrl(known, {
        response_type: 'code',
        scope: 'openid profile email',
        redirect_uri: client.redirectUri,
        state,
        ...(known.serverMetadata().supportsPKCE() && {
          code_challenge: await calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        }),
      });
      return url.href;
    },
    prove: (answer) =>
      checkAnswer(async () => identityOf(client.provider, await exchange(client, await configuration(), answer))),
  };
}

const checked = new WeakSet<Configuration>();

/** Without these checks the library trusts any signature of a token that came over TLS. */
function withSignatureChecks(configuration: Configuration): Configuration {
  if (!checked.has(configuration)) enableNonRepudiationChecks(configuration);
  checked.add(configuration);
  return configuration;
}

async function exchange(
  { redirectUri }: ProviderClient,
  configuration: Configuration,
  { code, state, codeVerifier, issuer }: AuthorizationAnswer,
): Promise<unknown> {
  if (code === undefined) throw new IdentityRefusedError('no code');
  const answer = new URL(redirectUri);
  for (const [name, value] of Object.entries({ code, state, iss: issuer })) {
    if (value !== undefined) answer.searchParams.set(name, value);
  }
  const tokens = await authorizationCodeGrant(configuration, answer, {
    expectedState: state,
    idTokenExpected: true,
    ...(configuration.serverMetadata().supportsPKCE() && { pkceCodeVerifier: codeVerifier }),
  });
  return tokens.claims();
}
