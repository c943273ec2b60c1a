import { createHmac, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { type App, newId } from '../kernel/index.ts';

/** Without letters that are read as another or as a digit. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const groups = 3;
const groupLength = 4;
const codesPerUser = 10;

const newCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');

/** Letters and digits alone, so that people may type a code without its hyphens, or in capitals. */
const bareOf = (typed: string): string => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const hashOf = ({ config }: Pick<App, 'config'>, userId: string, code: string): Buffer =>
  createHmac('sha256', config.dataKey)
    .update(`recovery ${userId} ${bareOf(code)}`)
    .digest();

/** Whether a text looks like a recovery code rather than like six digits. */
export const isRecoveryCode = (typed: string): boolean => bareOf(typed).length === groups * groupLength;

/**
 * Makes the recovery codes of a user with an authenticator app. The ones before stop working.
 * @returns the codes, to be shown once; only hashes are kept
 */
export async function replaceCodes(
  app: Pick<App, 'config'>,
  transaction: Connection,
  userId: string,
): Promise<readonly string[]> {
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const codes = Array.from({ length: codesPerUser }, newCode);
  await transaction
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ id: newId('rec'), user_id: userId, code_hash: hashOf(app, userId, code) })))
    .execute();
  return codes;
}

interface FoundCode {
  readonly id: string;
  readonly isUsed: boolean;
}

/** Finds a recovery code of the user; undefined for any other text. */
export async function findRecoveryCode(
  app: Pick<App, 'config'>,
  db: Connection,
  userId: string,
  typed: string,
): Promise<FoundCode | undefined> {
  return await db
    .selectFrom('recovery_codes')
    .select(['id', sql<boolean>`used_at is not null`.as('isUsed')])
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(app, userId, typed))
    .executeTakeFirst();
}

/** @returns whether this call was the one that used the code up */
export async function useRecoveryCode(transaction: Connection, id: string): Promise<boolean> {
  const used = await transaction
    .updateTable('recovery_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function countRecoveryCodes(db: Connection, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
