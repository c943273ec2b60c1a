import type { Insertable } from 'kysely';
import { recordAudit } from '../audit/index.ts';
import { newId, type OperationContext } from '../kernel/index.ts';
import { publishLiveEvent } from '../live-events/index.ts';
import type { ExternalAccount } from './external-account.ts';
import type { ExternalAccountEventsTable } from './tables.ts';

export interface AccountEvent {
  readonly account: Pick<ExternalAccount, 'id' | 'organization_id'>;
  readonly event: ExternalAccountEventsTable['event'];
  /** Business time. */
  readonly at: Date;
  readonly name?: string;
  readonly outcome?: ExternalAccount['name_check_outcome'];
  /** For the audit; no names and numbers. */
  readonly detail?: Readonly<Record<string, string>>;
}

/** Records an event in the account's history and in the audit, and notifies the organization's open tabs. */
export async function recordAccountEvent(context: OperationContext, recorded: AccountEvent): Promise<void> {
  const { account, event, at, name, outcome, detail } = recorded;
  const { actor } = context;
  const row: Insertable<ExternalAccountEventsTable> = {
    id: newId('eae'),
    account_id: account.id,
    at,
    event,
    person_id: actor.kind === 'customer' ? actor.userId : null,
    name: name ?? null,
    outcome: outcome ?? null,
  };
  await context.db.insertInto('external_account_events').values(row).execute();
  await recordAudit(context.db, {
    at,
    actor,
    action: `external-account.${event}`,
    object: { type: 'external-account', id: account.id },
    organizationId: account.organization_id,
    detail: { ...detail, ...(outcome !== undefined && { nameCheck: outcome }) },
    ...(context.requestId !== undefined && { requestId: context.requestId }),
    ...(context.ip !== undefined && { ip: context.ip }),
  });
  await publishLiveEvent(context.db, {
    organizationId: account.organization_id,
    kind: 'external-account.changed',
    objectId: account.id,
  });
}
