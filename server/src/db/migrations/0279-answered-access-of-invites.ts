import { type Kysely, sql } from 'kysely';

/** Which access the verification answered for whom it invited: one that was given by other means since stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member_invites add answered_role text`.execute(db);
  await sql`update member_invites set answered_role = role where is_ubo or is_applicant`.execute(db);
}
