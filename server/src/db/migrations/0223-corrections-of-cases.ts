import { type Kysely, sql } from 'kysely';

/** Adds corrections of staff to the timeline of a case. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table verification_decisions add column field text check (field in ('legalName', 'address', 'names'))`,
  'alter table verification_decisions drop constraint verification_decisions_decision_check',
  `alter table verification_decisions add constraint verification_decisions_decision_check
    check (decision in ('approved', 'returned', 'denied', 'reopened', 'reset', 'corrected'))`,
  `alter table verification_decisions add constraint verification_decisions_field
    check ((field is not null) = (decision = 'corrected'))`,
];
