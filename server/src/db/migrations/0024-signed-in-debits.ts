import { type Kysely, sql } from 'kysely';

/** Lets signed-in buyers authorize debits: an authorization names the guest's invite or the person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table debit_authorizations
      alter column invite_id drop not null,
      add column person_id text references people,
      add constraint debit_authorizations_payer check ((invite_id is null) <> (person_id is null))`.execute(db);
}
