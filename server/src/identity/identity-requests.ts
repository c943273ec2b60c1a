import { createHash } from 'node:crypto';
import type { IdentityProvider } from '@quittance/sdk/contract';
import { sql } from 'kysely';
import { type App, type CallContext, cookies, hashSecret, newSecret, Refusal } from '../kernel/index.ts';
import { ProviderAwayError } from '../providers/index.ts';

/** How long the browser keeps its cookie: for the provider's pages, and to sign up or in afterwards. */
const cookieSeconds = 3_600;
/** Between the way to the provider and the way back. */
const answerWithin = sql`interval '10 minutes'`;

/** A browser that was sent to a provider. */
export interface IdentityRequest {
  readonly provider: IdentityProvider;
  /** Secret of the browser's cookie. */
  readonly browser: string;
  readonly state: string;
  readonly authorizationUrl: string;
}

/** Derives a value of the request that only the browser's cookie opens, so that nothing secret is stored. */
const derive = (purpose: 'nonce' | 'verifier', browser: string, state: string): string =>
  createHash('sha256').update(`${purpose} ${browser} ${state}`).digest('base64url');

/**
 * Asks the provider's configuration for its sign-in page. Runs outside a transaction.
 * @throws NotFoundError for a provider that is not configured, IdentityProviderUnavailableError
 */
export async function prepareIdentityRequest(
  context: CallContext,
  provider: IdentityProvider,
): Promise<IdentityRequest> {
  const port = providerOf(context.app, provider);
  // Kept, so that a second tab doesn't break the sign-in of the first.
  const browser = context.getCookie(cookies.provider) ?? newSecret('idb');
  const state = newSecret('ids');
  const values = { state, nonce: derive('nonce', browser, state), codeVerifier: derive('verifier', browser, state) };
  const authorizationUrl = await port.authorizationUrl(values).catch((error: unknown) => {
    throw unavailable(context.app, error);
  });
  return { provider, browser, state, authorizationUrl };
}

/** Binds a request to the browser. @param personId who connects an account; null to sign in */
export async function openIdentityRequest(
  context: CallContext,
  { provider, browser, state, authorizationUrl }: IdentityRequest,
  personId: string | null,
): Promise<{ readonly authorizationUrl: string }> {
  await context.db
    .insertInto('identity_requests')
    .values({ state_hash: hashSecret(state), browser_hash: hashSecret(browser), provider, person_id: personId })
    .execute();
  context.setCookie(cookies.provider, browser, { maxAgeSeconds: cookieSeconds });
  return { authorizationUrl };
}

/**
 * Uses a request up, by the state that came back. Runs outside the call's transaction, so that it stays used.
 * @returns the values to check the answer with; null for a state that is unknown, used or old, or that belongs to another
 *   browser, provider or person
 */
export async function useIdentityRequest(
  { app, getCookie }: Pick<CallContext, 'app' | 'getCookie'>,
  {
    provider,
    state,
    personId,
  }: { readonly provider: IdentityProvider; readonly state: string; readonly personId: string | null },
) {
  const browser = getCookie(cookies.provider);
  if (browser === undefined) return null;
  const used = await app.db
    .deleteFrom('identity_requests')
    .where('state_hash', '=', hashSecret(state))
    .where('browser_hash', '=', hashSecret(browser))
    .where('provider', '=', provider)
    .where(sql<boolean>`person_id is not distinct from ${personId}`)
    .where(sql<boolean>`created_at > now() - ${answerWithin}`)
    .returning('provider')
    .executeTakeFirst();
  return used
    ? { state, nonce: derive('nonce', browser, state), codeVerifier: derive('verifier', browser, state) }
    : null;
}

/** @throws NotFoundError for a provider that is not configured */
export function providerOf({ providers }: App, provider: IdentityProvider) {
  const port = providers.identityProviders[provider];
  if (!port) throw new Refusal('NotFoundError', 'Nobody can sign in with this provider here.');
  return port;
}

/** Turns an outage into the refusal of the call, and logs it. Other errors stay as they are. */
export function unavailable(app: App, error: unknown): unknown {
  if (!(error instanceof ProviderAwayError)) return error;
  app.log.warn({ err: error }, 'an identity provider is away');
  return new Refusal('IdentityProviderUnavailableError', 'The provider can’t be reached.');
}
