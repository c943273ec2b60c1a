import { type Kysely, sql } from 'kysely';

/** Answers of a verification, sealed: tax numbers, birth dates and the like are not readable in the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table verification_steps (
         organization_id text not null references organizations,
         step text not null check (step in ('bankAccount', 'companyRiskProfile', 'kyb', 'documentation', 'ubos', 'onboardingCheckout')),
         status text not null check (status in ('pending', 'in_progress', 'submitted', 'completed', 'approved', 'denied', 'rejected', 'additional_info_requested')),
         version integer not null,
         sealed_answers bytea,
         updated_by text not null references people,
         updated_at timestamptz not null,
         primary key (organization_id, step)
       );
       create table person_verification_steps (
         person_id text not null references people,
         step text not null check (step in ('personIdentityKyc', 'pep')),
         version integer not null,
         sealed_answers bytea not null,
         updated_at timestamptz not null,
         primary key (person_id, step)
       );
       create table verification_progress (
         organization_id text primary key references organizations,
         started_on_mobile_at timestamptz,
         finalized_at timestamptz,
         finalized_by text references people
       );
       alter table member_invites add is_ubo boolean not null default false;`,
    )
    .execute(db);
}
