import { type Kysely, sql } from 'kysely';

/** Notes when an owner has gone through the pages after the verification. Whoever gave a card before has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table verification_progress add column finished_at timestamptz`.execute(db);
  await sql`
    update verification_progress progress set finished_at = card.saved_at
      from onboarding_cards card where card.organization_id = progress.organization_id`.execute(db);
}
