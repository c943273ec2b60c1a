import type { Organization } from '../../organizations/index.ts';
import type { IncomingCredit } from '../../providers/index.ts';

/** Whether compliance reviews a credit before the organization can use it. */
export const isHeldFor = ({ monitored }: Pick<Organization, 'monitored'>, { needsReview }: IncomingCredit): boolean =>
  monitored || needsReview === true;
