import { sql } from 'kysely';
import type { Connection } from '../../db/index.ts';

/** Marks an address as undeliverable. @param reason an enhanced status code, without personal data */
export async function markUndeliverable(db: Connection, email: string, reason: string): Promise<void> {
  await db
    .insertInto('undeliverable_addresses')
    .values({ email, reason })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ reason, marked_at: sql<Date>`now()` }))
    .execute();
}

/** Lets mails go to an address again. @returns whether it was marked */
export async function clearUndeliverable(db: Connection, email: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('undeliverable_addresses')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Returns those of the addresses that mails don't reach. */
export async function findUndeliverable(db: Connection, emails: readonly string[]): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const rows = await db
    .selectFrom('undeliverable_addresses')
    .select('email')
    .where('email', '=', sql<string>`any(${emails}::text[])`)
    .execute();
  return new Set(rows.map(({ email }) => email));
}

/** Mails that a person asked for, and that prove a mailbox: these always go out. */
const provingMailboxes: ReadonlySet<string> = new Set(['verify-email', 'set-password']);

/** Whether a mail is kept back from an undeliverable address. Codes and links that confirm the address are not. */
export const isKeptBack = (template: string): boolean => !template.endsWith('-code') && !provingMailboxes.has(template);
