import { type Kysely, sql } from 'kysely';

/** What the verification says of the organization and of whom it invites: the organization has no legal name before it is verified. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table member_invites
      add organization_name text,
      add first_name text,
      add last_name text`.execute(db);
}
