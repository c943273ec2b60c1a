import { type Kysely, sql } from 'kysely';

/** Counts wrong passwords by email address and network. Those from any network are counted as a separate kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sign_in_attempts
      drop constraint sign_in_attempts_kind_check,
      add constraint sign_in_attempts_kind_check
        check (kind in ('password', 'password-anywhere', 'code', 'code-request'))`.execute(db);
}
