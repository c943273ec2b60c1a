import { recordAudit } from '../audit/index.ts';
import type { OperationContext } from '../kernel/index.ts';

export interface OrganizationChange {
  readonly organizationId: string;
  /** Verb in the past tense, such as `created`. */
  readonly change: string;
  readonly at: Date;
  readonly detail?: Readonly<Record<string, string | boolean>>;
}

/** Records an audit event for a changed organization. */
export const recordOrganizationChange = (
  context: OperationContext,
  { organizationId, change, at, detail }: OrganizationChange,
): Promise<void> =>
  recordAudit(context.db, {
    actor: context.actor,
    at,
    action: `organization.${change}`,
    object: { type: 'organization', id: organizationId },
    organizationId,
    ...(detail && { detail }),
    ...(context.requestId !== undefined && { requestId: context.requestId }),
    ...(context.ip !== undefined && { ip: context.ip }),
  });
