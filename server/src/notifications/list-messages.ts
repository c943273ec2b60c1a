import type { CallOutput, Contract } from '@quittance/sdk/contract';
import type { MessageChannel, MessageStatus } from '@quittance/sdk/rules';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Connection, Database } from '../db/index.ts';
import { refuseFormat } from '../kernel/index.ts';

export interface MessageSearch {
  /** Beginning of the recipient's address or number. */
  readonly search?: string | undefined;
  readonly channel?: MessageChannel | undefined;
  readonly status?: MessageStatus | undefined;
  /** Only messages to its members, or about it. */
  readonly organizationId?: string | undefined;
  /** Id of the last message of the previous page. */
  readonly cursor?: string | undefined;
  readonly limit: number;
}

type Messages = CallOutput<Contract['listMessages']>;
type Message = Messages['items'][number];

/**
 * Lists one page of messages and their outcomes, newest first. Messages are kept for 30 days.
 * @throws ValidationError for an invalid cursor
 */
export async function listMessages(db: Connection, search: MessageSearch): Promise<Messages> {
  // One row more than requested tells whether there is a next page.
  const found = await messages(db, search)
    .orderBy('outbox.id', 'desc')
    .limit(search.limit + 1)
    .execute();
  const items = found.slice(0, search.limit).map(toMessage);
  return { items, nextCursor: found.length > search.limit ? (items.at(-1)?.messageId ?? null) : null };
}

function messages(db: Connection, { search, channel, status, organizationId, cursor }: MessageSearch) {
  let query = outcomes(db);
  if (cursor !== undefined) {
    if (!/^out_\w+$/.test(cursor)) throw refuseFormat('cursor');
    query = query.where('outbox.id', '<', cursor);
  }
  if (search) query = query.where(sql<SqlBool>`outbox.recipient like ${beginning(search)}`);
  if (channel) query = query.where('outbox.channel', '=', channel);
  if (status) query = query.where(hasStatus[status]);
  if (organizationId) query = query.where('outbox.id', 'in', idsOf(db, organizationId));
  return query;
}

/** Numbers are typed with spaces and hyphens too. */
function beginning(search: string): string {
  const text = /^[+\d][\d\s()./-]*$/.test(search) ? search.replaceAll(/[^+\d]/g, '') : search.toLowerCase();
  return `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** The report that counts: providers may report `sent` after the outcome. */
const outcomes = (db: Connection) =>
  db
    .selectFrom('outbox')
    .leftJoinLateral(
      (each) =>
        each
          .selectFrom('message_receipts')
          .select(['status', 'reason', 'occurred_at'])
          .whereRef('outbox_id', '=', 'outbox.id')
          .where('status', '<>', 'sent')
          .orderBy('occurred_at', 'desc')
          .limit(1)
          .as('receipt'),
      (join) => join.onTrue(),
    )
    .select([
      'outbox.id',
      'outbox.channel',
      'outbox.recipient',
      'outbox.template',
      'outbox.attempts',
      'outbox.created_at',
      'outbox.delivered_at',
      'outbox.given_up_at',
      'outbox.last_error',
      'receipt.status as receipt_status',
      'receipt.reason as receipt_reason',
      'receipt.occurred_at as receipt_at',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof outcomes>['executeTakeFirstOrThrow']>>;

type Where = ExpressionBuilder<Database, 'outbox'>;

/** A union instead of OR, so that each part can use its index. */
const idsOf = (db: Connection, organizationId: string) => {
  const members = db
    .selectFrom('memberships')
    .innerJoin('people', 'people.id', 'memberships.person_id')
    .where('memberships.organization_id', '=', organizationId);
  return db
    .selectFrom('outbox as to_address')
    .select('to_address.id')
    .where('to_address.recipient', 'in', members.select('people.email'))
    .union(
      db
        .selectFrom('outbox as to_number')
        .select('to_number.id')
        .where('to_number.recipient', 'in', members.select(sql<string>`people.phone_number`.as('number'))),
    )
    .union(db.selectFrom('outbox as about_it').select('about_it.id').where('about_it.about', '=', organizationId));
};

const reported = (status: 'delivered' | 'undelivered') => sql<SqlBool>`receipt.status = ${sql.lit(status)}`;

const hasStatus: Readonly<Record<MessageStatus, (where: Where) => Expression<SqlBool>>> = {
  waiting: (where) => where.and([where('outbox.delivered_at', 'is', null), where('outbox.given_up_at', 'is', null)]),
  sent: (where) => where.and([where('outbox.delivered_at', 'is not', null), sql<SqlBool>`receipt.status is null`]),
  delivered: () => reported('delivered'),
  // The condition on ids lets the planner begin with the few reports of failures.
  undelivered: (where) =>
    where.and([
      reported('undelivered'),
      where('outbox.id', 'in', (each) =>
        each
          .selectFrom('message_receipts as failed')
          .select('failed.outbox_id')
          .where('failed.status', '=', sql.lit('undelivered' as const)),
      ),
    ]),
  'given-up': (where) => where.and([where('outbox.given_up_at', 'is not', null), sql<SqlBool>`receipt.status is null`]),
};

function toMessage(row: Row): Message {
  const reason = row.receipt_reason ?? row.last_error;
  const statusAt = row.receipt_at ?? row.delivered_at ?? row.given_up_at;
  return {
    messageId: row.id,
    channel: row.channel,
    recipient: row.recipient,
    template: row.template,
    status: statusOf(row),
    ...(reason !== null && { reason }),
    attempts: row.attempts,
    createdAt: row.created_at.toISOString(),
    ...(statusAt && { statusAt: statusAt.toISOString() }),
  };
}

function statusOf({
  receipt_status: reportedStatus,
  delivered_at: accepted,
  given_up_at: givenUp,
}: Row): MessageStatus {
  if (reportedStatus === 'delivered' || reportedStatus === 'undelivered') return reportedStatus;
  if (accepted) return 'sent';
  return givenUp ? 'given-up' : 'waiting';
}
