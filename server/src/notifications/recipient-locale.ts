import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { Locale } from '../kernel/index.ts';

/**
 * How we write to an address: in the stored language of the person who has it. Guests and people who have never signed in are
 * written to in the language of what the mail is about.
 */
export const recipientLocale = (email: string, otherwise: Locale): RawBuilder<Locale> =>
  sql<Locale>`coalesce((select locale from people where people.email = ${email}), ${otherwise})`;

/** The same where no other statement can read it along. */
export async function findRecipientLocale(db: Connection, email: string, otherwise: Locale): Promise<Locale> {
  const { locale } = await db.selectNoFrom(recipientLocale(email, otherwise).as('locale')).executeTakeFirstOrThrow();
  return locale;
}
