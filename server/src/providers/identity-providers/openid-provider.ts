import type { IdentityProvider } from '@quittance/sdk/contract';
import { allowInsecureRequests, type ClientAuth, type Configuration, customFetch, discovery } from 'openid-client';
import { IdentityRefusedError, ProviderAwayError } from './identity-providers.ts';
import { type Fetch, isAway, timeoutMs, watchedFetch } from './provider-fetch.ts';

/** How to reach a provider, and who we are for it. */
export interface ProviderClient {
  readonly provider: IdentityProvider;
  /** Address below which `/.well-known/openid-configuration` is. */
  readonly issuer: string;
  readonly clientId: string;
  /** Absolute address of our page that the browser comes back to. */
  readonly redirectUri: string;
  /** Default: the network. */
  readonly fetch?: Fetch;
}

/** Time after which the provider's addresses are read again. */
const freshForMs = 3_600_000;

/**
 * Returns a function that reads the provider's configuration, once an hour. A failure is not remembered.
 * @throws ProviderAwayError
 */
export function cachedDiscovery(client: ProviderClient, auth: ClientAuth): () => Promise<Configuration> {
  let known: Promise<Configuration> | undefined;
  let staleAt = 0;
  return async () => {
    if (!known || Date.now() >= staleAt) {
      staleAt = Date.now() + freshForMs;
      known = discover(client, auth);
    }
    const asked = known;
    try {
      return await asked;
    } catch (error) {
      if (known === asked) known = undefined;
      throw new ProviderAwayError(`The configuration of ${client.issuer} can't be read.`, { cause: error });
    }
  };
}

const discover = ({ issuer, clientId, fetch }: ProviderClient, auth: ClientAuth): Promise<Configuration> => {
  const server = new URL(issuer);
  return discovery(server, clientId, {}, auth, {
    timeout: timeoutMs / 1000,
    [customFetch]: fetchOf(fetch),
    // The sandbox's provider may be at http://localhost.
    ...(server.protocol === 'http:' && { execute: [allowInsecureRequests] }),
  });
};

/** Returns the given way to fetch, or else the network, with outages made one error. */
export const fetchOf = (own: Fetch | undefined): Fetch =>
  watchedFetch(own ?? ((url, init) => fetch(url, init as RequestInit)));

/**
 * Runs a check of an answer, and turns its failure into one of the port's errors.
 * @throws ProviderAwayError, IdentityRefusedError
 */
export async function checkAnswer<Result>(check: () => Promise<Result>): Promise<Result> {
  try {
    return await check();
  } catch (error) {
    if (isAway(error)) throw new ProviderAwayError('The provider is away.', { cause: error });
    // Without the cause, which may contain tokens and personal data.
    throw error instanceof IdentityRefusedError ? error : new IdentityRefusedError(reasonOf(error));
  }
}

const reasonOf = (error: unknown): string => {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  return String(code ?? name);
};
