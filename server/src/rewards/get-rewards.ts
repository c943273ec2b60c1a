import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { toWireDecimal } from '@quittance/sdk/money';
import { redemptionObstacle, rewardCurrency, rewardTermsOn, rewardValueMinor } from '@quittance/sdk/rules';
import { businessDateOf } from '@quittance/sdk/time';
import type { Connection } from '../db/index.ts';
import type { App } from '../kernel/index.ts';
import { netPoints, pointsOf } from '../ledger/index.ts';
import { findRedeemer } from './redeemer.ts';

const latestLength = 5;

type Rewards = CallOutput<Contract['getRewards']>;

/** Returns an organization's points, what they are worth, whether it may redeem them, and the latest changes. */
export async function getRewards(
  { app, db }: { readonly app: App; readonly db: Connection },
  organizationId: string,
): Promise<Rewards> {
  const today = await app.clock.today(db);
  const points = netPoints(await pointsOf(db, organizationId));
  const { account, ...redeemer } = await findRedeemer(db, organizationId);
  const terms = rewardTermsOn(today);
  return {
    points: Number(points),
    value: toWireDecimal(rewardValueMinor(points, today), rewardCurrency),
    redemption: {
      minPoints: Number(terms?.minRedeemed ?? 0n),
      pointValue: toWireDecimal(terms?.pointMinor ?? 0n, rewardCurrency),
      obstacle: redemptionObstacle({ ...redeemer, points }, today),
      ...(account && { accountType: account.accountType }),
    },
    annualPercent: terms?.annualPercent ?? '0',
    latest: await latestChanges(db, organizationId),
  };
}

async function latestChanges(db: Connection, organizationId: string): Promise<Rewards['latest']> {
  const changes = [...(await latestGrants(db, organizationId)), ...(await latestRedemptions(db, organizationId))];
  return changes
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, latestLength)
    .map(({ change }) => change);
}

interface DatedChange {
  readonly at: Date;
  readonly change: Rewards['latest'][number];
}

async function latestGrants(db: Connection, organizationId: string): Promise<readonly DatedChange[]> {
  const grants = await db
    .selectFrom('reward_grants as reward')
    .leftJoin('invoices as invoice', 'invoice.id', 'reward.invoice_id')
    .select([
      'reward.id',
      'reward.invoice_id',
      'reward.points',
      'reward.earned_on',
      'reward.granted_at',
      'reward.reversed_at',
      'invoice.number',
      'invoice.sender_name',
    ])
    .where('reward.organization_id', '=', organizationId)
    .orderBy('reward.id', 'desc')
    .limit(latestLength)
    .execute();
  return grants.map((grant) => ({
    at: grant.granted_at,
    change: {
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
    },
  }));
}

async function latestRedemptions(db: Connection, organizationId: string): Promise<readonly DatedChange[]> {
  const redemptions = await db
    .selectFrom('reward_redemptions')
    .select(['id', 'points', 'redeemed_at'])
    .where('organization_id', '=', organizationId)
    .orderBy('id', 'desc')
    .limit(latestLength)
    .execute();
  return redemptions.map(({ id, points, redeemed_at: at }) => ({
    at,
    change: {
      _id: id,
      reason: 'redemption',
      points: Number(points),
      earnedOn: businessDateOf(at),
      isReversed: false,
    },
  }));
}
