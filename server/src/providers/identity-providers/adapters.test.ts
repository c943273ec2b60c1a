import { beforeEach, describe, expect, it } from 'vitest';
import { clientId, createFakeProvider, type FakeProvider, issuer, type TokenChanges } from './fake-provider.ts';
import { googleIdentities } from './google.ts';
import { type IdentityProviderPort, IdentityRefusedError, ProviderAwayError } from './identity-providers.ts';
import { linkedInIdentities } from './linkedin.ts';

let provider: FakeProvider;
beforeEach(async () => {
  provider = await createFakeProvider();
});

const client = () => ({ issuer, clientId, redirectUri: 'https://portal.example/auth', fetch: provider.fetch });
const request = { state: 'state-1', nonce: 'nonce-1', codeVerifier: 'v'.repeat(43) };
const now = () => Math.floor(Date.now() / 1000);

interface Adapter {
  readonly name: 'google' | 'linkedin';
  readonly create: () => IdentityProviderPort;
  /** LinkedIn's tokens have no nonce. */
  readonly prove: (port: IdentityProviderPort, changes?: TokenChanges) => ReturnType<IdentityProviderPort['prove']>;
}

const google: Adapter = {
  name: 'google',
  create: () => googleIdentities({ ...client(), provider: 'google' }),
  prove: async (port, changes) => port.prove({ ...request, idToken: await provider.token(changes) }),
};
const linkedin: Adapter = {
  name: 'linkedin',
  create: () => linkedInIdentities({ ...client(), provider: 'linkedin', clientSecret: 's' }),
  prove: async (port, changes) => {
    await provider.token({ ...changes, claims: { nonce: undefined, ...changes?.claims } });
    return port.prove({ ...request, code: 'c1' });
  },
};

describe.each([google, linkedin])('$name', ({ name, create, prove }) => {
  it('reads who the person is', async () => {
    expect(await prove(create())).toEqual({
      provider: name,
      subject: '42',
      email: 'grace@example.com',
      isEmailVerified: true,
      firstName: 'Grace',
      lastName: 'Vale',
    });
  });

  it.each<[string, TokenChanges]>([
    ['for another client', { claims: { aud: 'client-2' } }],
    ['for another client too, which asked for it', { claims: { aud: [clientId, 'client-2'], azp: 'client-2' } }],
    ['of another issuer', { claims: { iss: 'https://other.example' } }],
    ['that has expired', { claims: { iat: now() - 7200, exp: now() - 3600 } }],
    ['without an expiry', { claims: { exp: undefined } }],
    ['with the nonce of another request', { claims: { nonce: 'nonce-2' } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['with a blank subject', { claims: { sub: '' } }],
    ['signed by another key', { signedBy: 'other key' }],
    ['signed by nobody', { signedBy: 'nobody' }],
    ['signed by the public key', { signedBy: 'the public key as a secret' }],
  ])('refuses a token %s', async (_, changes) => {
    await expect(prove(create(), changes)).rejects.toThrow(IdentityRefusedError);
  });

  it.each([
    [{ email_verified: 'true' }, { isEmailVerified: true }],
    [{ email_verified: 'false' }, { isEmailVerified: false }],
    [{ email_verified: undefined }, { isEmailVerified: false }],
    [{ email_verified: 1 }, { isEmailVerified: false }],
    [{ email: undefined }, { email: '', isEmailVerified: false }],
    [{ email: 'no address' }, { email: '', isEmailVerified: false }],
    [
      { given_name: undefined, family_name: 7 },
      { firstName: '', lastName: '' },
    ],
    [{ given_name: ' Gr\u0000ace\n' }, { firstName: 'Gr ace' }],
    [{ given_name: '😀'.repeat(200) }, { firstName: '😀'.repeat(100) }],
  ])('reads %j as %j', async (claims, identity) => {
    expect(await prove(create(), { claims })).toMatchObject(identity);
  });

  it('reads configuration and keys once', async () => {
    const port = create();
    await Promise.all([prove(port), prove(port)]);
    await prove(port);
    expect(provider.asked.filter((path) => path !== '/token').toSorted()).toEqual([
      '/.well-known/openid-configuration',
      ...provider.asked.filter((path) => path === '/keys'),
    ]);
    expect(provider.asked.filter((path) => path === '/keys').length).toBeLessThanOrEqual(2);
  });

  it.each(['down', 503, 429] as const)('says that the provider is away (%s), and tries again', async (state) => {
    const port = create();
    provider.answerWith(state);
    await expect(port.authorizationUrl(request)).rejects.toThrow(ProviderAwayError);
    await expect(prove(port)).rejects.toThrow(ProviderAwayError);
    provider.answerWith(200);
    expect(await prove(port)).toMatchObject({ subject: '42' });
    provider.answerWith(state);
    await expect(prove(create())).rejects.toThrow(ProviderAwayError);
  });

  it('puts no token or person into its errors', async () => {
    const error = await prove(create(), { claims: { aud: 'client-2' } }).catch((refusal: unknown) => refusal);
    const told = JSON.stringify([error, (error as Error).message, (error as Error).cause]);
    expect(told).not.toMatch(/grace|eyJ/i);
  });
});

it('Google may write its name without https', async () => {
  expect(await google.prove(google.create(), { claims: { iss: 'provider.example' } })).toMatchObject({ subject: '42' });
});

it('a refused code is no outage', async () => {
  const port = linkedin.create();
  await port.authorizationUrl(request);
  provider.answerWith(400);
  await expect(linkedin.prove(port)).rejects.toThrow(IdentityRefusedError);
});

it('an answer of the wrong kind is refused', async () => {
  await expect(google.create().prove({ ...request, code: 'c1' })).rejects.toThrow(IdentityRefusedError);
  await expect(linkedin.create().prove({ ...request, idToken: 't' })).rejects.toThrow(IdentityRefusedError);
});
