import { type Kysely, sql } from 'kysely';

/** Requests for codes are counted by network, from anywhere, and for people with a session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sign_in_attempts
      drop constraint sign_in_attempts_kind_check,
      add constraint sign_in_attempts_kind_check check (kind in (
        'password', 'password-anywhere', 'code', 'code-request', 'code-request-anywhere', 'own-code-request',
        'email-lookup', 'verification-mail', 'verification-mail-anywhere', 'text-message', 'reset-code',
        'reset-request', 'reset-request-anywhere'))`.execute(db);
}
