import type { Handler } from '../kernel/index.ts';
import { lockOrganization } from '../organizations/index.ts';
import { applyingOf } from './applying.ts';
import { declaredIdentity } from './declared-identity.ts';
import { assertCheckable, presentIdentityCheck } from './identity-check.ts';
import { applyIdentityResult, keepIdentitySession, newIdentitySessionId } from './identity-sessions.ts';

export const handler: Handler<'setKycVendorDummy'> = async (context) => {
  const applying = applyingOf(context.actor);
  await lockOrganization(context.db, applying.organizationId);
  await assertCheckable(context, applying);
  const id = newIdentitySessionId();
  await keepIdentitySession(context, { ...applying, id, vendorReference: `dummy ${id}`, expiresAt: new Date() });
  const document = await declaredIdentity(context, applying);
  await applyIdentityResult(context, id, { outcome: 'approved', document });
  return await presentIdentityCheck(context.db, applying.personId);
};
