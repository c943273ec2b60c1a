import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { toWireDecimal } from '@quittance/sdk/money';
import { rewardCurrency, rewardTermsOn, rewardValueMinor } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import type { App } from '../kernel/index.ts';
import { accounts, balanceOf, pointsUnit } from '../ledger/index.ts';

const latestGrants = 5;

/** Returns an organization's points, what they are worth, and how it earned the latest. */
export async function getRewards(
  { app, db }: { readonly app: App; readonly db: Connection },
  organizationId: string,
): Promise<CallOutput<Contract['getRewards']>> {
  const today = await app.clock.today(db);
  const points = await balanceOf(db, accounts.points(organizationId), pointsUnit);
  const grants = await db
    .selectFrom('reward_grants as reward')
    .leftJoin('invoices as invoice', 'invoice.id', 'reward.invoice_id')
    .select([
      'reward.id',
      'reward.invoice_id',
      'reward.points',
      'reward.earned_on',
      'reward.reversed_at',
      'invoice.number',
      'invoice.sender_name',
    ])
    .where('reward.organization_id', '=', organizationId)
    .orderBy('reward.id', 'desc')
    .limit(latestGrants)
    .execute();
  return {
    points: Number(points),
    value: toWireDecimal(rewardValueMinor(points, today), rewardCurrency),
    annualPercent: rewardTermsOn(today)?.annualPercent ?? '0',
    latest: grants.map((grant) => ({
      _id: grant.id,
      ...(grant.invoice_id === null
        ? { reason: 'welcome' as const }
        : {
            reason: 'payment' as const,
            invoiceId: grant.invoice_id,
            invoiceNumber: grant.number ?? '',
            senderDisplayName: grant.sender_name ?? '',
          }),
      points: Number(grant.points),
      earnedOn: grant.earned_on,
      isReversed: grant.reversed_at !== null,
    })),
  };
}
