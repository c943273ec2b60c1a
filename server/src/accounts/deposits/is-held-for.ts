import type { Organization } from '../../organizations/index.ts';
import type { Deposit } from './deposit.ts';

/** Whether compliance reviews a credit before the organization can use it. */
export const isHeldFor = (
  { monitored }: Pick<Organization, 'monitored'>,
  { needsReview }: Pick<Deposit, 'needsReview'>,
): boolean => monitored || needsReview;
