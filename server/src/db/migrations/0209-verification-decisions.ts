import { type Kysely, sql } from 'kysely';

/** What staff decided about companies under verification, their steps and their people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table verification_decisions (
         id text primary key,
         organization_id text not null references organizations,
         person_id text references people,
         step text check (step in ('bankAccount', 'companyRiskProfile', 'kyb', 'documentation', 'ubos')),
         decision text not null check (decision in ('approved', 'returned', 'denied')),
         note text,
         decided_by_staff_id text not null references staff,
         decided_at timestamptz not null
       );
       create index verification_decisions_organization on verification_decisions (organization_id, id);
       create index verification_decisions_person on verification_decisions (person_id) where person_id is not null;`,
    )
    .execute(db);
}
