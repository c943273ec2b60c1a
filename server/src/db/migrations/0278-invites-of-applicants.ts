import { type Kysely, sql } from 'kysely';

/** Which invites the verification sent: who isn't named anymore loses theirs, and ordinary invites stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member_invites add is_applicant boolean not null default false`.execute(db);
  // Owners are marked; officers get no access by their invite.
  await sql`update member_invites set is_applicant = is_ubo or role = 'no-access'`.execute(db);
}
