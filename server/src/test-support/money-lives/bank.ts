import { sql } from 'kysely';
import { advanceClock } from '../../jobs/index.ts';
import type { App } from '../../kernel/index.ts';
import { receiveRailsEvents } from '../../rails/index.ts';
import { bankReconciling } from '../../reconciliation/index.ts';
import { work } from '../../work.ts';

const hourMs = 3_600_000;

/** Lets time pass, in steps: after each, the rails ask again about what they don't know. */
export async function wait(app: App, hours: number): Promise<void> {
  for (let part = 0; part < 3; part += 1) {
    await app.db
      .updateTable('rails_instructions')
      .set({ next_attempt_at: new Date(0) })
      .where('state', '=', 'unknown')
      .execute();
    await advanceClock(app, work, (hours * hourMs) / 3);
  }
  await bankReconciling.run(app);
}

/** The bank delivers all of its news again. */
export async function repeatNews(app: App): Promise<void> {
  const now = await app.clock.now(app.db);
  await app.db.updateTable('sandbox_rails_events').set({ deliveries_left: 1 }).where('deliver_at', '<=', now).execute();
  await receiveRailsEvents(app);
}

/** News of one order that has not come yet will come in the reverse order, all of it late. */
export const reorderNews = ({ db }: App) =>
  sql`
    update sandbox_rails_events event set deliver_at = last.at + (last.at - event.deliver_at) / 1000
    from (select reference, max(deliver_at) as at from sandbox_rails_events where deliveries_left > 0 group by 1) last
    where last.reference = event.reference and event.deliveries_left > 0 and event.kind <> 'incoming'`.execute(db);
