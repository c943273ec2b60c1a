import { sql } from 'kysely';
import { type ActorOf, type CallContext, Refusal } from '../kernel/index.ts';
import type { ProvenIdentity } from '../providers/index.ts';
import { addIdentity } from './linked-identities.ts';
import { type ProviderAnswer, proveIdentity, providerOfAnswer } from './prove-identity.ts';
import { forgetProvenIdentity, getProvenIdentity, provingBrowser, takeProvenIdentity } from './proven-identities.ts';

type SignedIn = CallContext<ActorOf<'customer'>>;

export interface IdentityToLink {
  readonly identity: ProvenIdentity;
  /** It could not sign in, and the person has signed in otherwise since. */
  readonly isLeftOver: boolean;
}

/**
 * Finds what to connect. Runs outside a transaction.
 * @throws NotFoundError, and what `proveIdentity` throws
 */
export async function prepareLink(context: SignedIn, answer: ProviderAnswer): Promise<IdentityToLink> {
  const provider = providerOfAnswer(answer);
  if (provider !== null) {
    return { identity: await proveIdentity(context, provider, answer, context.actor.userId), isLeftOver: false };
  }
  const { provenAt, ...identity } = await getProvenIdentity(context, context.app.db);
  await assertSignedInSince(context, provenAt);
  return { identity, isLeftOver: true };
}

/**
 * A session from before proves nothing: somebody else may have used the provider's page in this browser. Nor does a session
 * of another browser: its cookie may be stolen, and the account the thief's.
 */
async function assertSignedInSince(context: SignedIn, provenAt: Date): Promise<void> {
  const { app, actor } = context;
  const session = await app.db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', actor.sessionId)
    .where('provider_browser_hash', '=', provingBrowser(context))
    .where(sql<boolean>`created_at >= ${provenAt}`)
    .executeTakeFirst();
  if (!session) throw new Refusal('NotFoundError', 'Sign in again to connect this account.');
}

export async function linkIdentity(context: SignedIn, { identity, isLeftOver }: IdentityToLink) {
  if (isLeftOver) await takeProvenIdentity(context, identity);
  const linked = await addIdentity(context, context.actor.userId, identity);
  await forgetProvenIdentity(context);
  return linked;
}
