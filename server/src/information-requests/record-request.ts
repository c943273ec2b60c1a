import type { InformationRequestType } from '@quittance/sdk/rules';
import { recordAudit } from '../audit/index.ts';
import type { OperationContext } from '../kernel/index.ts';

export interface RequestChange {
  readonly organizationId: string;
  readonly requestId: string;
  readonly type: InformationRequestType;
  readonly change: 'sent' | 'reminded' | 'replied' | 'reviewed' | 'read';
}

/** Records an audit event of a request, without what was asked or answered. */
export async function recordRequest(
  context: OperationContext,
  { organizationId, requestId, type, change }: RequestChange,
): Promise<void> {
  await recordAudit(context.db, {
    actor: context.actor,
    at: await context.app.clock.now(context.db),
    action: `information_request.${change}`,
    object: { type: 'information_request', id: requestId },
    organizationId,
    detail: { about: type },
    ...(context.requestId !== undefined && { requestId: context.requestId }),
    ...(context.ip !== undefined && { ip: context.ip }),
  });
}
