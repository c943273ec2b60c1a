import type { IdentityProvider } from '@quittance/sdk/contract';
import { dataOf, type TestAnswer, type TestClient } from '../test-support/test-client.ts';
import type { TestServer } from '../test-support/test-server.ts';
import type { SignInPerson } from './sign-in-fixtures.ts';

/** What the sandbox's provider sends the browser back with. */
export interface Returned {
  readonly state: string;
  readonly googleIdToken?: string;
  readonly linkedInCode?: string;
}

export interface ProviderAccount {
  readonly email: string;
  readonly firstName?: string;
  readonly isVerified?: boolean;
}

/** Begins to sign in with a provider. @returns its page */
export const begin = async (client: TestClient, provider: IdentityProvider): Promise<string> =>
  urlOf(await client.request(`/api/new/sessions/providers/${provider}`, { method: 'POST' }));

export const urlOf = (answer: TestAnswer): string => dataOf<{ authorizationUrl: string }>(answer).authorizationUrl;

/** Chooses an account on the page of the sandbox's provider. */
export async function choose(server: TestServer, page: string, account: ProviderAccount): Promise<Returned> {
  const { pathname, searchParams } = new URL(page);
  const entries = {
    ...Object.fromEntries(searchParams),
    firstName: 'Grace',
    lastName: 'Vale',
    email: account.email,
    ...(account.firstName !== undefined && { firstName: account.firstName }),
    ...(account.isVerified === false && { isUnverified: '1' }),
  };
  const answer = await fetch(server.url + pathname.replace('authorize', 'decide'), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(entries),
  });
  return readReturn(answer.headers.get('location') ?? '');
}

export function readReturn(address: string): Returned {
  const { search, hash } = new URL(address);
  const query = new URLSearchParams(search || hash.slice(1));
  const [googleIdToken, linkedInCode] = [query.get('id_token'), query.get('code')];
  return {
    state: query.get('state') ?? '',
    ...(googleIdToken !== null && { googleIdToken }),
    ...(linkedInCode !== null && { linkedInCode }),
  };
}

/** Sends what the provider answered. */
export const startWith = (client: TestClient, body: object): Promise<TestAnswer> =>
  client.request('/api/new/sessions/intermediate', { method: 'POST', body });

/** Goes to a provider, chooses an account and sends the answer. */
export const visit = async (
  server: TestServer,
  client: TestClient,
  provider: IdentityProvider,
  account: ProviderAccount,
): Promise<TestAnswer> => startWith(client, await choose(server, await begin(client, provider), account));

export const link = (client: TestClient, { userId }: Pick<SignInPerson, 'userId'>, body: object = {}) =>
  client.request(`/api/${userId}/me/identities`, { method: 'POST', body });
