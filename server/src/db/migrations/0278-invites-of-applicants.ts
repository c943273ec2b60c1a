import { type Kysely, sql } from 'kysely';

/** Which invites the verification sent: people who are no longer named lose theirs, and ordinary invites stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member_invites add is_applicant boolean not null default false`.execute(db);
  // Owners are marked; officers get no access by their invite.
  await sql`update member_invites set is_applicant = is_ubo or role = 'no-access'`.execute(db);
}
