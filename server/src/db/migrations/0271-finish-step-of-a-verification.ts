import { type Kysely, sql } from 'kysely';

/**
 * Moves the page that an owner had reached after the hand-in from the person to the verification, since a person may have
 * several businesses. It was cleared at each hand-in, so it belongs to the last one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table verification_progress add column finish_step text
      check (finish_step in ('checkout', 'referrals', 'waitlists'))`.execute(db);
  await sql`
    update verification_progress progress set finish_step = people.preferences ->> 'finishStep'
      from people
      where people.id = progress.finalized_by and not exists (
        select from verification_progress later
          where later.finalized_by = progress.finalized_by and later.finalized_at > progress.finalized_at
      )`.execute(db);
  await sql`
    update people set preferences = preferences - 'finishStep'
      where preferences ->> 'finishStep' is not null`.execute(db);
}
