import { auditedBy, recordAudit } from '../audit/index.ts';
import type { CallContext } from '../kernel/index.ts';
import { getOrganization } from './find-organizations.ts';

/** Flags an organization for the compliance head, or removes the flag. @throws NotFoundError */
export async function setEscalated(
  context: CallContext,
  { organizationId, escalate }: { readonly organizationId: string; readonly escalate: boolean },
): Promise<void> {
  const { app, db } = context;
  await getOrganization(db, organizationId);
  await db.updateTable('organizations').set({ escalated: escalate }).where('id', '=', organizationId).execute();
  await recordAudit(db, {
    at: await app.clock.now(db),
    ...auditedBy(context),
    action: 'organization.escalation-set',
    object: { type: 'organization', id: organizationId },
    organizationId,
    detail: { escalate },
  });
}
