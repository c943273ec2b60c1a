import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { toWireDecimal } from '@quittance/sdk/money';
import {
  type RedemptionObstacle,
  redeemedPointsProblem,
  redemptionObstacle,
  rewardCurrency,
  rewardTermsOn,
  rewardValueMinor,
} from '@quittance/sdk/rules';
import { recordAudit } from '../audit/index.ts';
import { newId, type OperationContext, Refusal, refuseFormat } from '../kernel/index.ts';
import { netPoints, postJournalsLast } from '../ledger/index.ts';
import { publishLiveEvent } from '../live-events/index.ts';
import { lockPoints } from './lock-points.ts';
import { pointsRedeemed, type Redemption } from './postings.ts';
import { findRedeemer } from './redeemer.ts';

export interface RedeemPoints {
  readonly organizationId: string;
  readonly points: bigint;
}

/**
 * P12: exchanges points for money in the organization's US dollar account, at what they are worth today.
 * @throws PersonOrCompanyDisabled, CurrencyAccountUnavailableError
 * @throws RewardPointsUnavailableError when there are fewer points, or points are owed
 * @throws ValidationError for fewer points than may be redeemed at once
 */
export async function redeemPoints(
  context: OperationContext,
  { organizationId, points }: RedeemPoints,
): Promise<CallOutput<Contract['redeemPoints']>> {
  const { app, db } = context;
  const today = await app.clock.today(db);
  const { account, isRestricted, ...redeemer } = await findRedeemer(db, organizationId);
  if (isRestricted) throw new Refusal('PersonOrCompanyDisabled', 'The company is restricted.');
  const held = netPoints(await lockPoints(db, organizationId));
  const obstacle = redemptionObstacle({ ...redeemer, points: held }, today);
  if (obstacle !== null) throw refusals[obstacle]();
  if (!account) throw refusals['no-account']();
  assertRedeemable(points, { points: held, minRedeemed: rewardTermsOn(today)?.minRedeemed ?? 0n });
  const redemption: Redemption = {
    id: newId('rdm'),
    organizationId,
    accountType: account.accountType,
    points,
    paidMinor: rewardValueMinor(points, today),
  };
  await save(context, redemption);
  await postJournalsLast(db, app.clock, pointsRedeemed(redemption));
  return {
    _id: redemption.id,
    points: Number(points),
    value: toWireDecimal(redemption.paidMinor, rewardCurrency),
    accountType: account.accountType,
    pointsLeft: Number(held - points),
  };
}

const tooFew = () => new Refusal('RewardPointsUnavailableError', 'There are not enough points.');

const refusals: Readonly<Record<RedemptionObstacle, () => Refusal>> = {
  'negative-points': tooFew,
  'too-few-points': tooFew,
  'no-account': () => new Refusal('CurrencyAccountUnavailableError', `There is no active ${rewardCurrency} account.`),
};

function assertRedeemable(points: bigint, held: Parameters<typeof redeemedPointsProblem>[1]): void {
  const problem = redeemedPointsProblem(points, held);
  if (problem === 'above-balance') throw tooFew();
  if (problem === 'below-minimum') throw refuseFormat('points');
}

async function save({ app, db, actor }: OperationContext, redemption: Redemption): Promise<void> {
  const { id, organizationId, points, paidMinor, accountType } = redemption;
  const at = await app.clock.now(db);
  await db
    .insertInto('reward_redemptions')
    .values({
      id,
      organization_id: organizationId,
      points,
      paid_minor: paidMinor,
      account_type: accountType,
      redeemed_at: at,
    })
    .execute();
  await recordAudit(db, {
    at,
    actor,
    action: 'reward.redeemed',
    object: { type: 'reward-redemption', id },
    organizationId,
    detail: { points: String(points), paidMinor: String(paidMinor) },
  });
  await publishLiveEvent(db, { organizationId, kind: 'balance.changed', objectId: id });
}
