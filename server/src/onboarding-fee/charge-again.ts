import { hasEnded } from '@quittance/sdk/rules';
import { inTransaction } from '../db/index.ts';
import { type DueWork, doEach } from '../jobs/index.ts';
import { type App, systemContext } from '../kernel/index.ts';
import { lockOrganization } from '../organizations/index.ts';
import { chargeFee } from './charge-fee.ts';

const hourMs = 3_600_000;
/** Hours after the first, second… outage in a row; the last one repeats. */
const pausesHours = [1, 4, 24] as const;

/** Returns when a fee is charged again. @param outages how often in a row the processor could not charge it, from 1 */
export const chargeAgainAt = (at: Date, outages: number): Date =>
  new Date(at.getTime() + (pausesHours[Math.min(outages, pausesHours.length) - 1] ?? 0) * hourMs);

/** Charges onboarding fees again that the processor could not charge. */
export const feeChargingAgain: DueWork = {
  name: 'onboarding-fee-charging-again',
  async nextDueAt({ db }) {
    const row = await db
      .selectFrom('onboarding_fees')
      .select(({ fn }) => fn.min<Date | null>('charge_again_at').as('at'))
      .where('state', '=', 'due')
      .executeTakeFirst();
    return row?.at ?? null;
  },
  runDue: (app, now) =>
    doEach(app, {
      what: 'charge an onboarding fee again',
      next: (limit) =>
        app.db
          .selectFrom('onboarding_fees')
          .select('organization_id as id')
          .where('state', '=', 'due')
          .where('charge_again_at', '<=', now)
          .orderBy('charge_again_at')
          .limit(limit)
          .execute(),
      one: ({ id }) => chargeAgain(app, id, now),
    }),
};

const chargeAgain = (app: App, organizationId: string, now: Date): Promise<boolean> =>
  inTransaction(app.db, async (transaction) => {
    const { status } = await lockOrganization(transaction, organizationId);
    // A business that is restricted pays nothing until that ends; one that is closed pays nothing at all.
    const isPutOff = status !== 'enabled' && !hasEnded(status);
    const isStillDue = await transaction
      .updateTable('onboarding_fees')
      .set({ charge_again_at: isPutOff ? chargeAgainAt(now, pausesHours.length) : null })
      .where('organization_id', '=', organizationId)
      .where('state', '=', 'due')
      .where('charge_again_at', '<=', now)
      .returning('organization_id')
      .executeTakeFirst();
    if (!isStillDue) return false;
    if (status === 'enabled') await chargeFee(systemContext(app, transaction), organizationId);
    return true;
  });
