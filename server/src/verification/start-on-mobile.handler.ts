import { type Handler, organizationOf } from '../kernel/index.ts';

export const handler: Handler<'startOnMobile'> = async ({ app, db, actor }) => {
  await db
    .insertInto('verification_progress')
    .values({ organization_id: organizationOf(actor), started_on_mobile_at: await app.clock.now(db) })
    .onConflict((conflict) =>
      conflict.column('organization_id').doUpdateSet((row) => ({
        started_on_mobile_at: row.fn.coalesce(
          'verification_progress.started_on_mobile_at',
          'excluded.started_on_mobile_at',
        ),
      })),
    )
    .execute();
};
