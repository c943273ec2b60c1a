import type { CallInput, Contract, IdentityProvider } from '@quittance/sdk/contract';
import { auditedBy, recordAudit } from '../audit/index.ts';
import { type CallContext, Refusal } from '../kernel/index.ts';
import { IdentityRefusedError, type ProvenIdentity } from '../providers/index.ts';
import { providerOf, unavailable, useIdentityRequest } from './identity-requests.ts';

/** What a provider sent the browser back with, as the calls take it. */
export type ProviderAnswer = CallInput<Contract['linkIdentity']>['body'];

/** Of which provider an answer is; null without one. */
export function providerOfAnswer({ googleIdToken, linkedInCode }: ProviderAnswer): IdentityProvider | null {
  if (googleIdToken !== undefined) return 'google';
  return linkedInCode === undefined ? null : 'linkedin';
}

/**
 * Checks the answer of a provider. Runs outside a transaction, since it asks the provider, and so that an answer stays used.
 * @param personId who connects an account; null to sign in
 * @throws InvalidIdentityError, NotFoundError, IdentityProviderUnavailableError
 */
export async function proveIdentity(
  context: CallContext,
  provider: IdentityProvider,
  { googleIdToken: idToken, linkedInCode: code, state = '', iss: issuer }: ProviderAnswer,
  personId: string | null,
): Promise<ProvenIdentity> {
  const { app } = context;
  const port = providerOf(app, provider);
  const request = await useIdentityRequest(context, { provider, state, personId });
  if (!request) throw await refused(context, provider, 'state');
  try {
    return await port.prove({ ...request, idToken, code, issuer });
  } catch (error) {
    if (error instanceof IdentityRefusedError) throw await refused(context, provider, error.message);
    throw unavailable(app, error);
  }
}

async function refused(context: CallContext, provider: IdentityProvider, reason: string): Promise<Refusal> {
  const { app } = context;
  await recordAudit(app.db, {
    ...auditedBy(context),
    at: await app.clock.now(app.db),
    action: 'identity.refused',
    object: { type: 'identity-provider', id: provider },
    detail: { reason },
  });
  return new Refusal('InvalidIdentityError', 'The provider’s answer is not valid.');
}
