import { type Handler, organizationOf } from '../kernel/index.ts';

export const handler: Handler<'noteFinishStep'> = async ({ db, actor }, { body }) => {
  await db
    .updateTable('verification_progress')
    .set({ finish_step: body.finishStep })
    .where('organization_id', '=', organizationOf(actor))
    // The pages follow the hand-in.
    .where('finalized_at', 'is not', null)
    .execute();
};
