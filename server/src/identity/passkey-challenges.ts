import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { hashSecret } from '../kernel/index.ts';

const lifetime = sql`interval '5 minutes'`;

/** Keeps a challenge for one session, or for the browser with one cookie. Clears away those that ran out. */
export async function keepChallenge(transaction: Connection, challenge: string, boundTo: string): Promise<void> {
  await transaction.deleteFrom('passkey_challenges').where('created_at', '<', sql<Date>`now() - ${lifetime}`).execute();
  await transaction
    .insertInto('passkey_challenges')
    .values({ challenge, bound_to: hashSecret(boundTo) })
    .execute();
}

/** Uses a challenge up, whatever it is then answered with. @returns whether it was good */
export async function takeChallenge(db: Connection, challenge: string, boundTo: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('bound_to', '=', hashSecret(boundTo))
    .returning(sql<boolean>`created_at > now() - ${lifetime}`.as('isFresh'))
    .executeTakeFirst();
  return taken?.isFresh ?? false;
}
