import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type IdentityProvider, identityProviders } from '@quittance/sdk/contract';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { findLocale, languageOf } from '../../../kernel/index.ts';
import {
  type AuthorizationFields,
  authorizationFields,
  chosenFields,
  claimsOf,
  isRegistered,
} from './authorization.ts';
import { issueCode, redeemCode } from './codes.ts';
import { type DemoPerson, type PageLanguage, signInPage, unknownRequestPage } from './pages.ts';
import { issuerOf, type SandboxParts, sandboxClient, sandboxPath } from './sandbox-client.ts';
import { createSigner, type Signer } from './signing-key.ts';

/**
 * Creates the sandbox's Google and LinkedIn: OpenID providers with discovery, keys, sign-in page and, for LinkedIn, the
 * exchange of codes. They exist only in sandbox mode.
 */
export function sandboxIdentityRoutes(parts: SandboxParts): Hono {
  const routes = new Hono();
  if (parts.config.mode !== 'sandbox') return routes;
  const signer = createSigner(parts);
  for (const provider of identityProviders) {
    addDiscovery(routes, parts, provider, signer);
    addSignIn(routes, parts, provider, signer);
  }
  addExchange(routes, parts, signer);
  routes.get('/sandbox/identity/page.css', async () => {
    const body = await readFile(path.join(import.meta.dirname, 'assets/page.css'), 'utf8');
    return new Response(body, { headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' } });
  });
  return routes;
}

function addDiscovery(routes: Hono, parts: SandboxParts, provider: IdentityProvider, signer: Signer): void {
  const issuer = issuerOf(parts, provider);
  const at = sandboxPath(provider);
  routes.get(`${at}/.well-known/openid-configuration`, (exchange) =>
    exchange.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code', 'id_token'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    }),
  );
  routes.get(`${at}/keys`, async (exchange) => exchange.json(await signer.publicKeys()));
}

const readsLittle = bodyLimit({ maxSize: 10_000 });
const shownPeople = 6;

const listPeople = ({ db }: SandboxParts): Promise<DemoPerson[]> =>
  db
    .selectFrom('people')
    .select(['email', 'first_name as firstName', 'last_name as lastName'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(shownPeople)
    .execute();

/** The browser's first language, of those that the pages have. */
const languageFor = (exchange: Context): PageLanguage =>
  languageOf(findLocale(exchange.req.header('Accept-Language')?.split(/[,;]/, 1)[0] ?? '') ?? 'en');

type Page = ReturnType<typeof signInPage>;

async function answerPage(exchange: Context, page: Page, status: 200 | 400 | 422): Promise<Response> {
  exchange.header('Cache-Control', 'no-store');
  return exchange.html(page, status);
}

function addSignIn(routes: Hono, parts: SandboxParts, provider: IdentityProvider, signer: Signer): void {
  const at = sandboxPath(provider);
  const refuse = (exchange: Context) => answerPage(exchange, unknownRequestPage(provider, languageFor(exchange)), 400);
  const readRequest = (entries: unknown): AuthorizationFields | null => {
    const fields = authorizationFields.safeParse(entries);
    return fields.success && isRegistered(parts, provider, fields.data) ? fields.data : null;
  };
  const show = async (exchange: Context, fields: AuthorizationFields, typed?: Partial<DemoPerson>) => {
    const page = { provider, language: languageFor(exchange), fields, people: await listPeople(parts), typed };
    return answerPage(exchange, signInPage(page), typed ? 422 : 200);
  };

  routes.get(`${at}/authorize`, async (exchange) => {
    const fields = readRequest(exchange.req.query());
    return fields ? show(exchange, fields) : refuse(exchange);
  });

  routes.post(`${at}/cancel`, readsLittle, async (exchange) => {
    const fields = readRequest(await exchange.req.parseBody());
    if (!fields) return refuse(exchange);
    return exchange.redirect(addressWith(provider, fields, { error: 'access_denied' }), 303);
  });

  routes.post(`${at}/decide`, readsLittle, async (exchange) => {
    const entries = await exchange.req.parseBody();
    const fields = readRequest(entries);
    if (!fields) return refuse(exchange);
    const chosen = chosenFields.safeParse(entries);
    if (!chosen.success) return show(exchange, fields, entries as Partial<DemoPerson>);
    const claims = claimsOf(provider, chosen.data, fields.nonce);
    const { clientId } = sandboxClient(parts, provider);
    const answer: Record<string, string> =
      provider === 'google'
        ? { id_token: await signer.sign({ ...claims, iss: issuerOf(parts, provider), aud: clientId, azp: clientId }) }
        : { code: await issueCode(parts, claims, fields.code_challenge) };
    return exchange.redirect(addressWith(provider, fields, answer), 303);
  });
}

/** Google's answer is in the fragment, LinkedIn's in the query. */
function addressWith(
  provider: IdentityProvider,
  { redirect_uri, state }: AuthorizationFields,
  answer: Readonly<Record<string, string>>,
): string {
  const separator = provider === 'google' ? '#' : '?';
  return `${redirect_uri}${separator}${new URLSearchParams({ ...answer, state })}`;
}

function addExchange(routes: Hono, parts: SandboxParts, signer: Signer): void {
  const provider = 'linkedin';
  routes.post(`${sandboxPath(provider)}/token`, readsLittle, async (exchange) => {
    const body = await exchange.req.parseBody();
    const read = (name: string): string => (typeof body[name] === 'string' ? body[name] : '');
    const { clientId, clientSecret, redirectUri } = sandboxClient(parts, provider);
    if (read('client_id') !== clientId || read('client_secret') !== clientSecret) {
      return exchange.json({ error: 'invalid_client' }, 401);
    }
    const claims = await redeemCode(parts, read('code'), read('code_verifier'));
    if (!claims || read('redirect_uri') !== redirectUri) return exchange.json({ error: 'invalid_grant' }, 400);
    const idToken = await signer.sign({ ...claims, iss: issuerOf(parts, provider), aud: clientId });
    return exchange.json({ access_token: 'sandbox', token_type: 'Bearer', expires_in: 60, id_token: idToken });
  });
}
