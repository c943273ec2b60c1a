import type { EmbeddedWidget } from '@quittance/sdk/contract';
import { isDeniedOrganization, isRestrictedOrganization } from '@quittance/sdk/rules';
import { sql } from 'kysely';
import { recordAudit } from '../audit/index.ts';
import type { Connection } from '../db/index.ts';
import type { EmbedSessions } from '../http/ports.ts';
import { mintGuestLink } from '../invoices/index.ts';
import {
  type ActorOf,
  type FieldProblem,
  hashSecret,
  newId,
  newSecret,
  type OperationContext,
  Refusal,
  refuseFields,
} from '../kernel/index.ts';
import { getSentInvoice } from './get-own-invoice.ts';
import { getPartnerCustomer } from './partner-customers.ts';

/** Short, since a token lives in a page; the widget asks for another before it expires. */
const lifetimeMinutes = 15;

/** Origins of a revoked key can still read for a day why their sessions are refused. */
const readableAfterRevocation = sql`interval '1 day'`;

export interface EmbedSessionRequest {
  readonly widgets: readonly EmbeddedWidget[];
  readonly origin: string;
  readonly invoiceId?: string;
  /** An organization that the key's created. */
  readonly customerId?: string;
}

export interface EmbedSession {
  readonly embedSessionId: string;
  /** Shown once: only its hash is stored. */
  readonly token: string;
  readonly expiresAt: Date;
}

/** The transaction of a key's call. */
type KeyContext = OperationContext & { readonly actor: ActorOf<'api-key'> };

/**
 * Opens a session for the key's organization, for one invoice that it issued, or for one customer that it created.
 * @throws Refusal ValidationError for widgets and origins that the key doesn't list; NotFoundError for other invoices and
 *   customers
 */
export async function mintEmbedSession(context: KeyContext, request: EmbedSessionRequest): Promise<EmbedSession> {
  const { db, actor } = context;
  await assertKeyAllows(db, actor.apiKeyId, request);
  const { invoiceId, customerId } = request;
  if (customerId !== undefined) await getPartnerCustomer(db, actor.organizationId, customerId);
  const inviteId = invoiceId === undefined ? null : await inviteOf(context, invoiceId);
  const embedSessionId = newId('emb');
  const token = newSecret('embed');
  const { expires_at } = await db
    .insertInto('embed_sessions')
    .values({
      id: embedSessionId,
      api_key_id: actor.apiKeyId,
      organization_id: inviteId === null ? (customerId ?? actor.organizationId) : null,
      invoice_id: invoiceId ?? null,
      invite_id: inviteId,
      widgets: [...new Set(request.widgets)],
      origin: request.origin,
      token_hash: hashSecret(token),
      expires_at: sql<Date>`now() + make_interval(mins => ${lifetimeMinutes})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  await recordSession(context, embedSessionId, 'opened');
  return { embedSessionId, token, expiresAt: expires_at };
}

async function assertKeyAllows(db: Connection, apiKeyId: string, { widgets, origin }: EmbedSessionRequest) {
  const key = await db
    .selectFrom('api_keys')
    .select(['widgets', 'origins'])
    .where('id', '=', apiKeyId)
    .executeTakeFirstOrThrow();
  const problems: FieldProblem[] = [];
  if (!widgets.every((widget) => key.widgets.includes(widget))) {
    problems.push({ path: 'widgets', message: `This key may open: ${key.widgets.join(', ') || 'no widgets'}.` });
  }
  if (!key.origins.includes(origin)) {
    problems.push({ path: 'origin', message: 'This origin is not one of the key’s.' });
  }
  if (problems.length > 0) throw refuseFields(problems);
}

/**
 * Returns the invite of the organization's sessions for an invoice. They share one: a linked bank account and a payment
 * in progress belong to it, and must survive that a page gets a new session.
 */
async function inviteOf({ app, db, actor }: KeyContext, invoiceId: string): Promise<string> {
  const invoice = await getSentInvoice(db, actor.organizationId, invoiceId);
  const earlier = await db
    .selectFrom('embed_sessions')
    .select('invite_id')
    .where('invoice_id', '=', invoice.id)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return earlier?.invite_id ?? (await mintGuestLink(db, invoice.id, app.config)).inviteId;
}

/**
 * Ends a session of the key's organization. Ending it again changes nothing.
 * @throws Refusal NotFoundError for a session of another organization
 */
export async function revokeEmbedSession(context: KeyContext, embedSessionId: string): Promise<void> {
  const { db, actor } = context;
  const revoked = await db
    .updateTable('embed_sessions')
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, now())` })
    .where('id', '=', embedSessionId)
    .where('api_key_id', 'in', (keys) =>
      keys.selectFrom('api_keys').select('id').where('organization_id', '=', actor.organizationId),
    )
    .executeTakeFirst();
  if (revoked.numUpdatedRows === 0n) throw new Refusal('NotFoundError', 'There is no such embed session.');
  await recordSession(context, embedSessionId, 'revoked');
}

const recordSession = async ({ app, db, actor, requestId, ip }: KeyContext, id: string, change: string) =>
  recordAudit(db, {
    at: await app.clock.now(db),
    actor,
    action: `embed-session.${change}`,
    object: { type: 'embed-session', id },
    organizationId: actor.organizationId,
    ...(requestId !== undefined && { requestId }),
    ...(ip !== undefined && { ip }),
  });

/** Identifies partners' pages, for the HTTP layer. */
export const embedSessions: EmbedSessions = {
  async findEmbedSession(db, token) {
    const row = await db
      .selectFrom('embed_sessions as session')
      .innerJoin('api_keys as key', 'key.id', 'session.api_key_id')
      .innerJoin('organizations as partner', 'partner.id', 'key.organization_id')
      .leftJoin('organizations as subject', 'subject.id', 'session.organization_id')
      .leftJoin('partner_customers as customer', 'customer.organization_id', 'session.organization_id')
      .leftJoin('memberships as ownership', (join) =>
        join.onRef('ownership.organization_id', '=', 'customer.organization_id').on('ownership.role', '=', 'owner'),
      )
      .leftJoin('people as owner', (join) =>
        join.onRef('owner.id', '=', 'ownership.person_id').on('owner.status', '=', 'enabled'),
      )
      .select([
        'session.id',
        'session.organization_id',
        'session.invoice_id',
        'session.invite_id',
        'session.widgets',
        'session.origin',
        'partner.status as partner_status',
        'subject.status as subject_status',
        'customer.organization_id as customer_id',
        'owner.id as owner_id',
        'owner.email as owner_email',
      ])
      .where('session.token_hash', '=', hashSecret(token))
      .where('session.expires_at', '>', sql<Date>`now()`)
      .where('session.revoked_at', 'is', null)
      .where('key.revoked_at', 'is', null)
      .executeTakeFirst();
    if (!row) return null;
    const { partner_status: partnerStatus, subject_status: subjectStatus } = row;
    // The page of a business that was denied says so.
    const isDenied = subjectStatus !== null && isDeniedOrganization(subjectStatus);
    const isClosed = subjectStatus !== null && !isDenied && isRestrictedOrganization(subjectStatus);
    if (isRestrictedOrganization(partnerStatus) || isClosed) {
      throw new Refusal('PersonOrCompanyDisabled', 'The organization of this session is restricted.');
    }
    const { invoice_id: invoiceId, invite_id: inviteId, owner_id: userId, owner_email: email } = row;
    if (row.customer_id !== null && userId === null) {
      throw new Refusal('PersonOrCompanyDisabled', 'The business of this session has no enabled owner.');
    }
    return {
      kind: 'embed',
      embedSessionId: row.id,
      organizationId: row.organization_id,
      ...(userId !== null && email !== null && { owner: { userId, email } }),
      guest: invoiceId !== null && inviteId !== null ? { kind: 'guest', inviteId, invoiceId } : null,
      widgets: row.widgets,
      origin: row.origin,
      ...(isDenied && { restriction: 'denied' }),
    };
  },

  async isPartnerOrigin(db, origin) {
    const key = await db
      .selectFrom('api_keys')
      .select('id')
      .where('origins', '@>', sql<string[]>`array[${origin}]`)
      .where((where) =>
        where.or([
          where('revoked_at', 'is', null),
          where('revoked_at', '>', sql<Date>`now() - ${readableAfterRevocation}`),
        ]),
      )
      .limit(1)
      .executeTakeFirst();
    return key !== undefined;
  },
};
