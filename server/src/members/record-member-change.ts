import { recordAudit } from '../audit/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { publishLiveEvent } from '../live-events/index.ts';

export interface ChangedAccess {
  readonly organizationId: string;
  /** User id of a member, or id of an invite. */
  readonly id: string;
  /** Noun and past-tense verb, such as `member.removed`. */
  readonly action: `${'member' | 'member-invite'}.${string}`;
  readonly detail?: Readonly<Record<string, string>>;
}

/** Records an audit event for a changed member or invite, and notifies the organization's open tabs. */
export async function recordMemberChange(context: OperationContext, change: ChangedAccess): Promise<void> {
  const { organizationId, id, action, detail } = change;
  await recordAudit(context.db, {
    actor: context.actor,
    at: await context.app.clock.now(context.db),
    action,
    object: { type: action.startsWith('member.') ? 'person' : 'member-invite', id },
    organizationId,
    ...(detail && { detail }),
    ...(context.requestId !== undefined && { requestId: context.requestId }),
    ...(context.ip !== undefined && { ip: context.ip }),
  });
  await publishLiveEvent(context.db, { organizationId, kind: 'member.changed', objectId: id });
}
