import { type Kysely, sql } from 'kysely';

/** Wrong passwords are counted by address and network; how many come from anywhere is a kind of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sign_in_attempts
      drop constraint sign_in_attempts_kind_check,
      add constraint sign_in_attempts_kind_check
        check (kind in ('password', 'password-anywhere', 'code', 'code-request'))`.execute(db);
}
