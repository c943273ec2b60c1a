import { sql } from 'kysely';
import { type Connection, type RowWriter, writeLast } from '../db/index.ts';
import { type Actor, newId, type Requester } from '../kernel/index.ts';

export interface AuditEvent {
  /** Business time of the act; real time is added by the database. */
  readonly at: Date;
  readonly actor: Actor;
  /** Noun and verb in the past tense, such as `invoice.sent`. */
  readonly action: string;
  readonly object: { readonly type: string; readonly id: string };
  /** The organization that the act concerns; the actor's own when absent. */
  readonly organizationId?: string;
  /** Ids and values that tell what changed; no names, addresses, secrets or codes. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
  readonly requestId?: string;
  readonly ip?: string;
}

/** Who and whence, for the audit event of an act done through a call. */
export const auditedBy = (context: Requester): Pick<AuditEvent, 'actor' | 'requestId' | 'ip'> => ({
  actor: context.actor,
  requestId: context.requestId,
  ip: context.ip,
});

/** Records an act. Called in the transaction of the act, so that neither exists without the other; written at its end. */
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

/** Id of whoever acts, within their kind; null for those who have none. */
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
