import type { Connection } from '../db/index.ts';

/** A person's number, and whether it is verified. */
export interface PersonPhone {
  readonly phone_number: string | null;
  readonly phone_number_verified: boolean;
}

export const readPhone = (db: Connection, userId: string) =>
  db.selectFrom('people').select(['phone_number', 'phone_number_verified']).where('id', '=', userId);

/**
 * Returns a person's phone, locked. The lock makes a new number wait for a code that is sent or checked at the same time: a
 * code that was texted to one number must not verify another.
 */
export const lockPhone = (transaction: Connection, userId: string): Promise<PersonPhone> =>
  readPhone(transaction, userId).forNoKeyUpdate().executeTakeFirstOrThrow();
