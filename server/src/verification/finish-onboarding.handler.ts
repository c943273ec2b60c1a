import { type Handler, organizationOf } from '../kernel/index.ts';

export const handler: Handler<'finishOnboarding'> = async ({ app, db, actor }) => {
  await db
    .updateTable('verification_progress')
    .set({ finished_at: await app.clock.now(db) })
    .where('organization_id', '=', organizationOf(actor))
    // Before everything is handed in there is nothing to finish.
    .where('finalized_at', 'is not', null)
    .where('finished_at', 'is', null)
    .execute();
};
