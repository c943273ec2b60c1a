import { type Kysely, sql } from 'kysely';

/** Notes of staff about cases, reviewed files, approved owners that are no people, and identity checks that count no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table internal_notes (
         id text primary key,
         organization_id text not null references organizations,
         person_id text references people,
         note text not null,
         written_by_staff_id text not null references staff,
         written_at timestamptz not null
       );
       create index internal_notes_organization on internal_notes (organization_id, id);
       create table file_reviews (
         file_id text primary key references files,
         is_reviewed boolean not null,
         reviewed_by_staff_id text not null references staff,
         reviewed_at timestamptz not null
       );
       alter table verification_decisions add column owner_id text, add column answers_version integer;
       alter table verification_decisions add constraint verification_decisions_owner
         check ((owner_id is null) = (answers_version is null) and (owner_id is null or step = 'ubos'));
       alter table verification_decisions drop constraint verification_decisions_decision_check;
       alter table verification_decisions add constraint verification_decisions_decision_check
         check (decision in ('approved', 'returned', 'denied', 'reopened', 'reset'));
       alter table identity_sessions add column superseded_at timestamptz;
       create index people_signed_up on people (created_at, id);`,
    )
    .execute(db);
}
