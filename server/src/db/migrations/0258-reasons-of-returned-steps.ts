import { type Kysely, sql } from 'kysely';

/** Keeps with a step why staff returned it, for its applicant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table verification_steps add column returned_note text`.execute(db);
  await sql`
    update verification_steps step set returned_note = (
      select note from verification_decisions decision
        where decision.organization_id = step.organization_id and decision.step = step.step
          and decision.person_id is null and decision.decision = 'returned'
        order by decided_at desc, id desc limit 1)
      where status = 'rejected'`.execute(db);
}
