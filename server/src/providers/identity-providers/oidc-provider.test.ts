import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { googleIdentities } from './google.ts';
import { type IdentityProviderPort, IdentityRefusedError } from './identity-providers.ts';
import { linkedInIdentities } from './linkedin.ts';

// Against a provider that others wrote: it issues what the specification says, by its own reading.

let server: Server;
let google: IdentityProviderPort;
let linkedIn: IdentityProviderPort;

/** Nobody goes there: tests read the address. */
const redirectUri = 'https://portal.example/auth';
const request = { state: 'state-1', nonce: 'nonce-1', codeVerifier: 'v'.repeat(43) };

beforeAll(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const base = { redirect_uris: [redirectUri] };
  const provider = new Provider(issuer, {
    clients: [
      {
        ...base,
        client_id: 'g',
        token_endpoint_auth_method: 'none',
        response_types: ['id_token'],
        grant_types: ['implicit'],
      },
      { ...base, client_id: 'l', client_secret: 'secret', token_endpoint_auth_method: 'client_secret_post' },
    ],
    responseTypes: ['code', 'id_token'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // As Google and LinkedIn do: claims in the ID token itself.
    conformIdTokenClaims: false,
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ sub, email: sub, email_verified: true, given_name: 'Grace', family_name: 'Vale' }),
    }),
    cookies: { keys: ['test'] },
  });
  server.on('request', provider.callback());
  google = googleIdentities({ provider: 'google', issuer, clientId: 'g', redirectUri });
  linkedIn = linkedInIdentities({ provider: 'linkedin', issuer, clientId: 'l', clientSecret: 'secret', redirectUri });
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** Walks through the provider's own pages, signs in and agrees. @returns the parameters of the answer */
async function walk(start: string, email: string): Promise<URLSearchParams> {
  const cookies = new Map<string, string>();
  let address = start;
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 12; step += 1) {
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    form = undefined;
    if (next?.startsWith(redirectUri)) return new URLSearchParams(new URL(next).search || new URL(next).hash.slice(1));
    if (next !== null) {
      address = new URL(next, address).href;
      continue;
    }
    const page = await answer.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (prompt === undefined) throw new Error(`The provider answered ${answer.status}: ${page.slice(0, 500)}`);
    form = new URLSearchParams({ prompt, ...(prompt === 'login' && { login: email, password: 'any' }) });
  }
  throw new Error('The provider did not answer.');
}

const read = (answer: URLSearchParams, name: string): string | undefined => answer.get(name) ?? undefined;

it('an ID token in the fragment is accepted once its nonce is right', async () => {
  const page = new URL(await google.authorizationUrl(request));
  // Google's; this provider refuses it.
  page.searchParams.delete('prompt');
  const answer = await walk(page.href, 'grace@example.com');
  expect(answer.get('state')).toBe('state-1');
  const idToken = read(answer, 'id_token');
  expect(await google.prove({ ...request, idToken })).toMatchObject({
    subject: 'grace@example.com',
    email: 'grace@example.com',
    isEmailVerified: true,
    firstName: 'Grace',
  });
  await expect(google.prove({ ...request, nonce: 'nonce-2', idToken })).rejects.toThrow(IdentityRefusedError);
});

it('a code is exchanged once, by the browser that began', async () => {
  const answerTo = async () => {
    const answer = await walk(await linkedIn.authorizationUrl(request), 'grace@example.com');
    return { code: read(answer, 'code'), issuer: read(answer, 'iss') };
  };
  const answer = await answerTo();
  expect(await linkedIn.prove({ ...request, ...answer })).toMatchObject({ subject: 'grace@example.com' });
  await expect(linkedIn.prove({ ...request, ...answer })).rejects.toThrow(IdentityRefusedError);
  const stolen = { ...request, codeVerifier: 'w'.repeat(43), ...(await answerTo()) };
  await expect(linkedIn.prove(stolen)).rejects.toThrow(IdentityRefusedError);
});

it('an answer in the name of another issuer is refused', async () => {
  const answer = await walk(await linkedIn.authorizationUrl(request), 'grace@example.com');
  const mixedUp = { ...request, code: read(answer, 'code'), issuer: 'https://other.example' };
  await expect(linkedIn.prove(mixedUp)).rejects.toThrow(IdentityRefusedError);
});
