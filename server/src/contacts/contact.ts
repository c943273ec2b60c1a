import type { Selectable } from 'kysely';
import { recordAudit } from '../audit/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { publishLiveEvent } from '../live-events/index.ts';
import type { ContactsTable } from './tables.ts';

/** A contact of an organization, as stored. */
export type Contact = Selectable<ContactsTable>;

export interface ContactChange {
  readonly contact: Pick<Contact, 'id' | 'organization_id'>;
  /** Verb in the past tense, such as `added`. */
  readonly change: string;
  readonly at: Date;
  readonly detail?: Readonly<Record<string, string>>;
}

/** Records an audit event for a changed contact and notifies the organization's open tabs. */
export async function recordContactChange(context: OperationContext, change: ContactChange): Promise<void> {
  const { id, organization_id: organizationId } = change.contact;
  await recordAudit(context.db, {
    at: change.at,
    actor: context.actor,
    action: `contact.${change.change}`,
    object: { type: 'contact', id },
    organizationId,
    ...(change.detail && { detail: change.detail }),
    ...(context.requestId !== undefined && { requestId: context.requestId }),
    ...(context.ip !== undefined && { ip: context.ip }),
  });
  await publishLiveEvent(context.db, { organizationId, kind: 'contact.changed', objectId: id });
}
