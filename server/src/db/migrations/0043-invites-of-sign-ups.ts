import { type Kysely, sql } from 'kysely';

/** Sign-ups name their invite instead of its token, which a resent invite replaces. Mails to an address get a larger limit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sign_ups add column invite_id text`.execute(db);
  // The tokens are sealed. The address tells the invite of those who kept it, unless several organizations invited it.
  await sql`
    update sign_ups set invite_id = invites.id
    from (
      select 'company' as kind, email, min(id) as id from company_invites where status = 'open' group by email having count(*) = 1
    ) invites
    where invites.kind = sign_ups.invite_kind and invites.email = sign_ups.email`.execute(db);
  await sql`alter table sign_ups drop column sealed_invite_token`.execute(db);
  await sql`update sign_ups set invite_kind = null where invite_id is null`.execute(db);
  await sql`alter table sign_ups add check ((invite_kind is null) = (invite_id is null))`.execute(db);
  await sql`
    alter table sign_in_attempts
      drop constraint sign_in_attempts_kind_check,
      add constraint sign_in_attempts_kind_check check (kind in (
        'password', 'password-anywhere', 'code', 'code-request', 'email-lookup', 'verification-mail',
        'verification-mail-anywhere', 'text-message', 'reset-code', 'reset-request', 'reset-request-anywhere'))`.execute(
    db,
  );
}
