import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { Locale } from '../kernel/index.ts';

/**
 * Returns SQL for the locale of mails to an address: the stored language of its person. For guests and people who have
 * never signed in, it is `otherwise`: the language of the mail's subject, such as a payment.
 */
export const recipientLocale = (email: string, otherwise: Locale | RawBuilder<Locale>): RawBuilder<Locale> =>
  sql<Locale>`coalesce((select locale from people where people.email = ${email}), ${otherwise})`;

/** Reads {@link recipientLocale} in a separate statement. */
export async function findRecipientLocale(
  db: Connection,
  email: string,
  otherwise: Locale | RawBuilder<Locale>,
): Promise<Locale> {
  const { locale } = await db.selectNoFrom(recipientLocale(email, otherwise).as('locale')).executeTakeFirstOrThrow();
  return locale;
}

/** Like {@link findRecipientLocale}, for many addresses in one statement. */
export async function findRecipientLocales(
  db: Connection,
  emails: readonly string[],
  otherwise: Locale,
): Promise<(email: string) => Locale> {
  const people = await db
    .selectFrom('people')
    .select(['email', 'locale'])
    .where('email', '=', sql<string>`any(${emails}::text[])`)
    .execute();
  const locales = new Map(people.map(({ email, locale }) => [email, locale]));
  return (email) => locales.get(email) ?? otherwise;
}
