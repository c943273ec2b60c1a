import type { IdentityProvider } from '@quittance/sdk/contract';
import { type CallContext, Refusal } from '../kernel/index.ts';
import type { ProvenIdentity } from '../providers/index.ts';
import { recordSignInRefusal } from './check-password.ts';
import { findUserByIdentity } from './linked-identities.ts';
import { type ProviderAnswer, proveIdentity } from './prove-identity.ts';
import { keepProvenIdentity } from './proven-identities.ts';
import type { User } from './users.ts';

/**
 * Returns the user who has connected the account of a provider's answer. An account that nobody has connected is kept for this
 * browser. Runs outside a transaction.
 * @throws IdentityNotLinkedError, PersonOrCompanyDisabled, and what `proveIdentity` throws
 */
export async function checkIdentity(
  context: CallContext,
  provider: IdentityProvider,
  answer: ProviderAnswer,
): Promise<{ readonly user: User; readonly identity: ProvenIdentity }> {
  const { app, ip, requestId } = context;
  const identity = await proveIdentity(context, provider, answer, null);
  const user = await findUserByIdentity(app.db, identity);
  if (!user) {
    await keepProvenIdentity(context, identity);
    throw new Refusal('IdentityNotLinkedError', 'Nobody has connected this account.');
  }
  if (user.status !== 'enabled') {
    await recordSignInRefusal(app, { kind: 'customer', ip, requestId }, user, user.status);
    throw new Refusal('PersonOrCompanyDisabled', 'This person may not sign in.');
  }
  return { user, identity };
}
