import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { type Connection, lockName } from '../db/index.ts';
import { newId } from '../kernel/index.ts';
import { assertNotLocked } from './attempts.ts';
import { hashCode } from './code-hash.ts';

const lifetime = sql`interval '10 minutes'`;
const resendAfter = sql`interval '30 seconds'`;

/** Number of wrong codes after which a challenge refuses every code. */
export const maxWrongAttempts = 5;

/** The user of a code, and its purpose as `codePurpose` writes it. */
export interface CodeOwner {
  readonly userId: string;
  readonly purpose: string;
}

export interface IssuedCode {
  readonly challengeId: string;
  readonly expiresAt: Date;
  /** When the next code may be requested. */
  readonly resendAt: Date;
  /** Six digits, to be sent at once; absent while the previous code is younger than the resend time. */
  readonly code?: string;
}

/**
 * Creates a code for one user and purpose. The previous one becomes invalid: only one is valid at a time.
 * @throws BruteForceAttemptError while the user is locked out
 */
export async function issueCode(transaction: Connection, owner: CodeOwner): Promise<IssuedCode> {
  await assertNotLocked(transaction, { subject: owner.userId, kind: 'code' });
  // Without this lock, parallel requests would supersede the same code and insert one each.
  await lockName(transaction, `otp ${owner.userId} ${owner.purpose}`);
  return (await findRecentCode(transaction, owner)) ?? (await replaceCode(transaction, owner));
}

const issuedColumns = [
  'id as challengeId',
  'expires_at as expiresAt',
  sql<Date>`created_at + ${resendAfter}`.as('resendAt'),
] as const;

async function findRecentCode(db: Connection, owner: CodeOwner): Promise<IssuedCode | undefined> {
  return await db
    .selectFrom('otp_challenges')
    .select(issuedColumns)
    .where('user_id', '=', owner.userId)
    .where('purpose', '=', owner.purpose)
    .where('consumed_at', 'is', null)
    .where('superseded_at', 'is', null)
    .where('created_at', '>', sql<Date>`clock_timestamp() - ${resendAfter}`)
    // Too many wrong attempts make a code invalid.
    .where('wrong_attempts', '<', maxWrongAttempts)
    .executeTakeFirst();
}

/** Makes a user's code for one purpose stop working. */
export async function supersedeCodes(transaction: Connection, owner: CodeOwner): Promise<void> {
  await transaction
    .updateTable('otp_challenges')
    .set({ superseded_at: sql<Date>`now()` })
    .where('user_id', '=', owner.userId)
    .where('purpose', '=', owner.purpose)
    .where('consumed_at', 'is', null)
    .where('superseded_at', 'is', null)
    .execute();
}

async function replaceCode(transaction: Connection, owner: CodeOwner): Promise<IssuedCode> {
  await supersedeCodes(transaction, owner);
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const salt = randomBytes(16);
  const issued = await transaction
    .insertInto('otp_challenges')
    .values({
      id: newId('otp'),
      user_id: owner.userId,
      purpose: owner.purpose,
      salt,
      code_hash: hashCode(salt, code),
      created_at: sql<Date>`clock_timestamp()`,
      expires_at: sql<Date>`clock_timestamp() + ${lifetime}`,
    })
    .returning(issuedColumns)
    .executeTakeFirstOrThrow();
  return { ...issued, code };
}
