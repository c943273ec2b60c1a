import { googleIdentities } from '../google.ts';
import type { IdentityProviders } from '../identity-providers.ts';
import { linkedInIdentities } from '../linkedin.ts';
import type { Fetch } from '../provider-fetch.ts';
import { sandboxIdentityRoutes } from './routes.ts';
import { issuerOf, type SandboxParts, sandboxClient } from './sandbox-client.ts';

/** The real adapters, connected to the sandbox's own providers without the network. */
export function sandboxIdentities(parts: SandboxParts): IdentityProviders {
  const routes = sandboxIdentityRoutes(parts);
  const fetch: Fetch = async (url, init) => routes.request(url, init as RequestInit);
  const of = (provider: 'google' | 'linkedin') => ({
    provider,
    issuer: issuerOf(parts, provider),
    ...sandboxClient(parts, provider),
    fetch,
  });
  return { google: googleIdentities(of('google')), linkedin: linkedInIdentities(of('linkedin')) };
}

export { sandboxIdentityRoutes } from './routes.ts';
