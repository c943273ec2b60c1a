import { type Kysely, sql } from 'kysely';

/** Why staff blocked the money of a transfer. Its sender doesn't read that, so `reason` can't hold it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table transfer_events
      add staff_reason text,
      add constraint transfer_events_staff_reason check (staff_reason is null or event = 'blocked')`.execute(db);
}
