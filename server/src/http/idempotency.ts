import { createHash, hkdfSync } from 'node:crypto';
import type { CallName, ErrorCode } from '@quittance/sdk/contract';
import { type RawBuilder, sql } from 'kysely';
import { type Connection, type RowWriter, writeLast } from '../db/index.ts';
import { type Actor, type FieldProblem, Refusal, refuseField, seal, unseal } from '../kernel/index.ts';
import type { RawInput } from './read-input.ts';
import type { RawFile } from './read-multipart.ts';

/** A request that must take effect once: the caller's scope, the key and the request's hash. */
export interface OnceOnly {
  readonly scope: string;
  readonly key: string;
  readonly call: CallName;
  readonly requestHash: string;
}

/** A call's result: data, or a refusal that is remembered. */
export type Outcome = { readonly data: unknown } | { readonly refusal: Refusal };

/** A call's answer as stored (encrypted), so that a repeated request gets the same one. */
type RememberedAnswer =
  | { readonly data?: unknown }
  | { readonly code: ErrorCode; readonly message: string; readonly validations: readonly FieldProblem[] };

/** Reads the Idempotency-Key header. @throws ValidationError for a malformed key */
export function readIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(header)) {
    throw refuseField('idempotency-key', 'Use 1 to 200 visible ASCII characters.');
  }
  return header;
}

/** Returns the caller's scope. Keys are unique per scope, since two callers may choose the same one. */
export function idempotencyScope(actor: Actor): string {
  switch (actor.kind) {
    case 'customer':
      return `customer:${actor.userId}:${actor.organizationId ?? ''}`;
    case 'staff':
    case 'intermediate':
    case 'staff-intermediate':
      return `${actor.kind}:${actor.userId}`;
    case 'guest':
      return `guest:${actor.inviteId}`;
    case 'api-key':
      return `api-key:${actor.apiKeyId}`;
    case 'embed':
      // Not the session: a page renews it between an attempt and its retry.
      return `embed:${actor.organizationId ?? actor.guest?.inviteId}`;
    case 'anyone':
    case 'system':
      return actor.kind;
  }
}

/** Hashes a request. The hash doesn't depend on the order of fields. */
export function hashRequest(call: CallName, input: RawInput): string {
  return createHash('sha256')
    .update(canonicalJson([call, input.params, input.query, input.body, ...(input.files ?? []).map(summaryOf)]))
    .digest('hex');
}

const summaryOf = ({ field, name, type, bytes }: RawFile): readonly string[] => [
  field,
  name,
  type,
  createHash('sha256').update(bytes).digest('hex'),
];

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  );
}

/**
 * Finds the committed outcome of a key, or null.
 * @throws IdempotencyConflictError when the key was used for another request
 */
export async function findOutcome(db: Connection, once: OnceOnly): Promise<Outcome | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('scope', '=', once.scope)
    .where('key_hash', '=', hashKey(once))
    .executeTakeFirst();
  if (!row) return null;
  if (row.request_hash !== once.requestHash) {
    throw new Refusal('IdempotencyConflictError', 'This Idempotency-Key was used for another request.');
  }
  return row.answer && toOutcome(decryptAnswer(once, row.answer));
}

/**
 * Returns the statement that claims the key for the running transaction. It returns a row, or none if the key has a
 * committed outcome. A second request with the key waits for the first one's commit or rollback, since the unique index
 * includes uncommitted rows.
 */
export const claimOfKey = (once: OnceOnly): RawBuilder<unknown> => sql`
  insert into idempotency_keys (scope, key_hash, call, request_hash)
  values (${once.scope}, ${hashKey(once)}, ${once.call}, ${once.requestHash})
  on conflict (scope, key_hash) do nothing returning 1`;

/** Stores the outcome of a claimed key, with the last writes of the transaction. */
export const rememberOutcome = (db: Connection, once: OnceOnly, status: number, outcome: Outcome): Promise<void> =>
  writeLast(db, outcomeWriter, {
    scope: once.scope,
    keyHash: hashKey(once),
    status,
    answer: encryptAnswer(once, toAnswer(outcome)),
  });

interface RememberedOutcome {
  readonly scope: string;
  readonly keyHash: Buffer;
  readonly status: number;
  readonly answer: Buffer;
}

const outcomeWriter: RowWriter<RememberedOutcome> = {
  // Compared with values, not joined with a list: a plan made while the table was small would read all of it for a
  // join.
  statement([outcome, ...others]) {
    if (!outcome || others.length > 0) throw new Error('A transaction has one idempotency key.');
    return sql`
      update idempotency_keys set status = ${outcome.status}, answer = ${outcome.answer}
      where scope = ${outcome.scope} and key_hash = ${outcome.keyHash}
      returning 1`;
  },
};

function toAnswer(outcome: Outcome): RememberedAnswer {
  if ('data' in outcome) return { data: outcome.data };
  const { code, message, validations } = outcome.refusal;
  return { code, message, validations };
}

const toOutcome = (answer: RememberedAnswer): Outcome =>
  'code' in answer ? { refusal: new Refusal(answer.code, answer.message, answer.validations) } : { data: answer.data };

// An answer may contain secrets, such as a guest link. Only the caller's key can decrypt it, and the key is not stored:
// the row has one value derived from it, the encryption uses another.

const derive = ({ key, scope }: OnceOnly, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, scope, `quittance idempotency ${purpose}`, 32));

/** Hashes the key for look-up without storing it. */
const hashKey = (once: OnceOnly): Buffer => derive(once, 'lookup');

const encryptAnswer = (once: OnceOnly, answer: RememberedAnswer): Buffer =>
  seal(derive(once, 'answer'), JSON.stringify(answer));

/** @throws Error when the row was changed since it was written */
const decryptAnswer = (once: OnceOnly, stored: Buffer): RememberedAnswer =>
  JSON.parse(unseal(derive(once, 'answer'), stored)) as RememberedAnswer;
