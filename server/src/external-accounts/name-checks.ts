import {
  judgeNameCheck,
  maskedNumberOf,
  type NameCheckConsequence,
  type NameCheckOutcome,
  type NameCheckVerdict,
} from '@quittance/sdk/banking';
import { businessDateOf } from '@quittance/sdk/time';
import { type Selectable, sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { type App, newId, type OperationContext, Refusal } from '../kernel/index.ts';
import type { NameAnswer } from '../providers/index.ts';
import { type BankAccount, contentHashOf } from './bank-account.ts';
import type { ExternalAccountNameChecksTable } from './tables.ts';

export type NameCheckRow = Selectable<ExternalAccountNameChecksTable>;

/** How long an answer counts. Longer than a form takes, shorter than a name stays the same. */
const lifetime = '30 minutes';

/** Answers tell who holds an account, so an organization gets only so many in a day. */
const maxChecksPerDay = 200;

/** @throws TooManyNameChecksError */
export async function assertMayCheckNames(db: Connection, organizationId: string): Promise<void> {
  const { checks } = await db
    .selectFrom('external_account_name_checks')
    .select(({ fn }) => fn.countAll<bigint>().as('checks'))
    .where('organization_id', '=', organizationId)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  if (checks < maxChecksPerDay) return;
  throw new Refusal('TooManyNameChecksError', `At most ${maxChecksPerDay} names are checked in a day.`);
}

/** Asks the bank. A failure counts as no answer: the person is warned and may go on. */
export async function askForName({ providers, log }: App, account: BankAccount): Promise<NameAnswer> {
  const { kind, holderName, country, currency, rail, details } = account;
  try {
    return await providers.nameCheck.check({ kind, holderName, country, currency, rail, details });
  } catch (error) {
    log.warn({ err: error }, 'the name check failed');
    return { outcome: 'unavailable' };
  }
}

export interface NewNameCheck {
  readonly organizationId: string;
  /** Of the account that is changed; undefined for a new one. */
  readonly accountId?: string | undefined;
  readonly account: BankAccount;
  readonly answer: NameAnswer;
}

/** Stores an answer, for the account to be saved with it. */
export async function storeNameCheck(
  { app, db }: OperationContext,
  { organizationId, accountId, account, answer }: NewNameCheck,
): Promise<NameCheckRow> {
  return await db
    .insertInto('external_account_name_checks')
    .values({
      id: newId('anc'),
      organization_id: organizationId,
      account_id: accountId ?? null,
      content_hash: contentHashOf(app, organizationId, account),
      holder_name: account.holderName,
      masked_number: maskedNumberOf(account.details),
      currency: account.currency,
      outcome: answer.outcome,
      suggested_name: answer.outcome === 'close-match' ? answer.suggestedName : null,
      checked_at: await app.clock.now(db),
      expires_at: sql<Date>`now() + ${lifetime}::interval`,
      used_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Locks a name check of the organization.
 * @throws NotFoundError
 */
export async function lockNameCheck(transaction: Connection, key: NameCheckKey): Promise<LockedNameCheck> {
  const check = await openCheck(transaction, key).forUpdate().executeTakeFirst();
  if (!check) throw noSuchCheck();
  return check;
}

/** A check, and whether it was used or has expired. */
type LockedNameCheck = NameCheckRow & { readonly is_over: boolean };

export interface CheckedAccount {
  /** Of the account that is changed; undefined for a new one. */
  readonly accountId?: string | undefined;
  readonly account: BankAccount;
  readonly acceptsNameMismatch: boolean;
}

/**
 * Uses a locked name check for the account that it was about, once.
 * @throws NameCheckOutdatedError for one that is expired, used or about something else; NameMismatchError if its consequence is
 *   `refuse`, or `warn` and the person has not accepted it
 */
export async function spendNameCheck(
  { app, db }: OperationContext,
  check: LockedNameCheck,
  { accountId, account, acceptsNameMismatch }: CheckedAccount,
): Promise<NameCheckRow & NameCheckVerdict> {
  const isAboutIt =
    check.account_id === (accountId ?? null) &&
    check.content_hash.equals(contentHashOf(app, check.organization_id, account));
  if (!isAboutIt || check.is_over) throw outdatedCheck();
  const verdict = judgeNameCheck(account.kind, check.outcome, businessDateOf(await app.clock.now(db)));
  assertAcceptable(verdict.consequence, check.outcome, acceptsNameMismatch);
  await db
    .updateTable('external_account_name_checks')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', check.id)
    .execute();
  return { ...check, ...verdict };
}

function assertAcceptable(consequence: NameCheckConsequence, outcome: NameCheckOutcome, isAccepted: boolean): void {
  if (consequence === 'continue' || (consequence === 'warn' && isAccepted)) return;
  throw new Refusal('NameMismatchError', `The name check says ${outcome}.`);
}

export interface NameCheckKey {
  readonly nameCheckId: string;
  readonly organizationId: string;
}

/** Returns a check that can still be used. @throws NotFoundError, NameCheckOutdatedError */
export async function getUsableCheck(db: Connection, key: NameCheckKey): Promise<NameCheckRow> {
  const check = await openCheck(db, key).executeTakeFirst();
  if (!check) throw noSuchCheck();
  if (check.is_over) throw outdatedCheck();
  return check;
}

const openCheck = (db: Connection, { nameCheckId, organizationId }: NameCheckKey) =>
  db
    .selectFrom('external_account_name_checks')
    .selectAll()
    .select(sql<boolean>`expires_at <= now() or used_at is not null`.as('is_over'))
    .where('id', '=', nameCheckId)
    .where('organization_id', '=', organizationId);

const noSuchCheck = (): Refusal => new Refusal('NotFoundError', 'There is no such name check.');
const outdatedCheck = (): Refusal =>
  new Refusal('NameCheckOutdatedError', 'The name check has expired, was used, or was about another account.');
