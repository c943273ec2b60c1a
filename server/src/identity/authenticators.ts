import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { type App, Refusal, seal, unseal } from '../kernel/index.ts';
import { secretBytes } from './totp.ts';
import type { UserKey } from './users.ts';

export interface Authenticator {
  readonly secret: Buffer;
  /** Whether its first code was given. Before, it counts for nothing. */
  readonly isConfirmed: boolean;
  readonly lastStep: number | null;
  readonly lastPurpose: string | null;
}

type Keys = Pick<App, 'config'>;

/** Binds a sealed secret to its owner. */
const aboutOf = (userId: string): string => `authenticator ${userId}`;

/** Since when the user's codes come from an authenticator app; null if they don't. */
export async function findAuthenticatorDate(db: Connection, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('authenticators')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.confirmed_at ?? null;
}

/** Whether the user's codes come from an authenticator app. */
export const hasAuthenticator = async (db: Connection, userId: string): Promise<boolean> =>
  (await findAuthenticatorDate(db, userId)) !== null;

const rowOf = (db: Connection, userId: string) =>
  db.selectFrom('authenticators').selectAll().where('user_id', '=', userId);

/** The user's authenticator app, confirmed or not. */
export async function findAuthenticator(
  { config }: Keys,
  db: Connection,
  userId: string,
): Promise<Authenticator | null> {
  return open(config, await rowOf(db, userId).executeTakeFirst());
}

/** The same, locked until the transaction ends: parallel guesses wait for each other, so that all are counted. */
export async function lockAuthenticator(
  { config }: Keys,
  transaction: Connection,
  userId: string,
): Promise<Authenticator | null> {
  return open(config, await rowOf(transaction, userId).forUpdate().executeTakeFirst());
}

type Row = Awaited<ReturnType<ReturnType<typeof rowOf>['executeTakeFirst']>>;

const open = (config: App['config'], row: Row): Authenticator | null =>
  row
    ? {
        secret: Buffer.from(unseal(config.dataKey, row.sealed_secret, aboutOf(row.user_id)), 'base64'),
        isConfirmed: row.confirmed_at !== null,
        lastStep: row.last_step === null ? null : Number(row.last_step),
        lastPurpose: row.last_purpose,
      }
    : null;

/** Removing it first takes a code, so that a stolen session alone can't replace it. */
export const alreadySetUp = () => new Refusal('ForbiddenError', 'An authenticator app is set up. Remove it first.');
export const notSetUp = () => new Refusal('NotFoundError', 'No authenticator app is set up.');

/**
 * Keeps a new secret, which counts for nothing before its first code. Replaces one that was never confirmed.
 * @throws ForbiddenError when an app is set up
 */
export async function keepNewSecret({ config }: Keys, transaction: Connection, user: UserKey): Promise<Buffer> {
  const secret = randomBytes(secretBytes);
  const sealed = seal(config.dataKey, secret.toString('base64'), aboutOf(user.userId));
  const kept = await transaction
    .insertInto('authenticators')
    .values({ user_id: user.userId, kind: user.kind, sealed_secret: sealed })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret: sealed, created_at: sql<Date>`now()` })
        .where('authenticators.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (!kept) throw alreadySetUp();
  return secret;
}

/** A code of an app that was right, to be used up once. */
export interface UsedStep {
  readonly userId: string;
  readonly step: number;
  readonly purpose: string;
}

/** @returns whether this call was the one that confirmed the app */
export async function markConfirmed(transaction: Connection, { userId, step, purpose }: UsedStep): Promise<boolean> {
  const confirmed = await transaction
    .updateTable('authenticators')
    .set({ confirmed_at: sql<Date>`now()`, last_step: BigInt(step), last_purpose: purpose })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Removes the app with its recovery codes. @returns whether there was one */
export async function deleteAuthenticator(transaction: Connection, userId: string): Promise<boolean> {
  const removed = await transaction
    .deleteFrom('authenticators')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return removed?.confirmed_at != null;
}
