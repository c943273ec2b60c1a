import { type Kysely, sql } from 'kysely';

/** Stores when an owner finished the pages after the verification. Owners who gave a card before this count as finished. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table verification_progress add column finished_at timestamptz`.execute(db);
  await sql`
    update verification_progress progress set finished_at = card.saved_at
      from onboarding_cards card where card.organization_id = progress.organization_id`.execute(db);
}
