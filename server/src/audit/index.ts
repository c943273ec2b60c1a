import { sql } from 'kysely';
import { type Connection, type RowWriter, writeLast } from '../db/index.ts';
import { type Actor, newId, type Requester } from '../kernel/index.ts';

export interface AuditEvent {
  /** Business time of the act. The database adds real time. */
  readonly at: Date;
  readonly actor: Actor;
  /** Noun and past-tense verb, such as `invoice.sent`. */
  readonly action: string;
  readonly object: { readonly type: string; readonly id: string };
  /** The organization that the act concerns; the actor's own when absent. */
  readonly organizationId?: string;
  /** Ids and values that describe the change; no names, addresses, secrets or codes, unless sealed. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
  readonly requestId?: string;
  readonly ip?: string;
}

/** Returns the actor, request id and IP address of a call, for its audit event. */
export const auditedBy = (context: Requester): Pick<AuditEvent, 'actor' | 'requestId' | 'ip'> => ({
  actor: context.actor,
  requestId: context.requestId,
  ip: context.ip,
});

/**
 * Records an act in the act's own transaction, so that both commit or neither. The row is written right before the
 * commit.
 */
export const recordAudit = (db: Connection, event: AuditEvent): Promise<void> =>
  writeLast(db, auditWriter, {
    id: newId('aud'),
    at_business: event.at,
    actor_kind: event.actor.kind,
    actor_id: actorId(event.actor),
    organization_id: event.organizationId ?? findOrganizationId(event.actor),
    action: event.action,
    object_type: event.object.type,
    object_id: event.object.id,
    detail: event.detail ?? {},
    request_id: event.requestId ?? null,
    ip: event.ip ?? null,
  });

const auditWriter: RowWriter<Readonly<Record<string, unknown>>> = {
  statement: (rows) => sql`
    insert into audit_events (id, at_business, actor_kind, actor_id, organization_id, action, object_type, object_id,
      detail, request_id, ip)
    select id, at_business, actor_kind, actor_id, organization_id, action, object_type, object_id, detail, request_id, ip
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as event (id text, at_business timestamptz, actor_kind text,
      actor_id text, organization_id text, action text, object_type text, object_id text, detail jsonb, request_id text,
      ip text)
    returning 1`,
};

/** Returns the actor's id, unique within its kind; null for actors without one. */
export function actorId(actor: Actor): string | null {
  switch (actor.kind) {
    case 'customer':
    case 'staff':
    case 'intermediate':
    case 'staff-intermediate':
      return actor.userId;
    case 'guest':
      return actor.inviteId;
    case 'api-key':
      return actor.apiKeyId;
    case 'embed':
      return actor.embedSessionId;
    case 'anyone':
    case 'system':
      return null;
  }
}

const findOrganizationId = (actor: Actor): string | null => ('organizationId' in actor ? actor.organizationId : null);
