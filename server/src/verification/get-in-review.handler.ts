import { type Handler, organizationOf } from '../kernel/index.ts';
import { getOrganization } from '../organizations/index.ts';
import { findProgress } from './progress.ts';

export const handler: Handler<'getInReview'> = async ({ db, actor }) => {
  const id = organizationOf(actor);
  const { verificationStatus } = await getOrganization(db, id);
  const { finalizedAt } = await findProgress(db, id);
  return {
    verificationStatus,
    inReview: verificationStatus === 'completed',
    ...(finalizedAt && { finalizedAt: finalizedAt.toISOString() }),
  };
};
