import { auditedBy, recordAudit } from '../audit/index.ts';
import type { CallContext } from '../kernel/index.ts';

/** Sets whether staff monitor an organization: its new transfers are then put on hold. */
export async function setMonitored(context: CallContext, organizationId: string, monitored: boolean): Promise<void> {
  const { app, db } = context;
  await db.updateTable('organizations').set({ monitored }).where('id', '=', organizationId).execute();
  await recordAudit(db, {
    at: await app.clock.now(db),
    ...auditedBy(context),
    action: 'organization.monitoring-set',
    object: { type: 'organization', id: organizationId },
    organizationId,
    detail: { monitored },
  });
}
