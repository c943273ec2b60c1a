import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { hashSecret } from '../kernel/index.ts';

/**
 * Minutes in which a challenge can be answered. A new passkey is sent with a one-time code, whose mail takes a while and
 * which is good for ten minutes: the person has created the passkey before they look for it.
 */
const lifetimeMinutes = { add: 15, 'sign-in': 5 } as const;

const longAgo = (minutes: number) => sql<Date>`now() - make_interval(mins => ${sql.lit(minutes)})`;

/** Who may answer a challenge, and what for. */
export interface ChallengeBinding {
  readonly purpose: keyof typeof lifetimeMinutes;
  /** Id of the session, or the cookie of the browser. */
  readonly holder: string;
}

const hashOf = ({ purpose, holder }: ChallengeBinding) => hashSecret(`${purpose} ${holder}`);

/** Keeps a challenge for one purpose of one session, or of the browser with one cookie. Clears away those that ran out. */
export async function keepChallenge(
  transaction: Connection,
  challenge: string,
  boundTo: ChallengeBinding,
): Promise<void> {
  await transaction.deleteFrom('passkey_challenges').where('created_at', '<', longAgo(lifetimeMinutes.add)).execute();
  await transaction
    .insertInto('passkey_challenges')
    .values({ challenge, bound_to: hashOf(boundTo) })
    .execute();
}

/** Uses a challenge up, whatever it is then answered with. @returns whether it was good */
export async function takeChallenge(db: Connection, challenge: string, boundTo: ChallengeBinding): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('bound_to', '=', hashOf(boundTo))
    .returning(sql<boolean>`created_at > ${longAgo(lifetimeMinutes[boundTo.purpose])}`.as('isFresh'))
    .executeTakeFirst();
  return taken?.isFresh ?? false;
}
