import { isFeeGivenUp } from '@quittance/sdk/rules';
import { businessDateOf } from '@quittance/sdk/time';
import type { OperationContext } from '../kernel/index.ts';
import { postJournal, postJournals } from '../ledger/index.ts';
import { lockOrganization, recordOrganizationChange } from '../organizations/index.ts';
import {
  type ApplyFeeNews,
  applySteps,
  atOnce,
  type ChargeSteps,
  type DatedNews,
  lockChargeRow,
  markAuthorized,
  unavailable,
  updateCharge,
} from '../payments/index.ts';
import { chargeAgainAt } from './charge-again.ts';
import { mailFeeDue, mailFeePaid } from './fee-mails.ts';
import {
  disputeFeeCharged,
  type FeeCharging,
  feeCaptured,
  feeCapturedLate,
  feeDisputed,
  feeDisputeLost,
  feeDisputeWon,
  feePaidBackTwice,
  feePaidOut,
  feeRefunded,
  feeRefundedUnasked,
} from './fee-postings.ts';

/** Applies news of a charge that pays an onboarding fee. Locks its organization. */
export const applyFeeNews: ApplyFeeNews = (context, chargeId, news) =>
  applySteps(context, { lock: () => lockFeeCharge(context, chargeId), steps }, news);

async function lockFeeCharge({ db }: OperationContext, id: string): Promise<FeeCharging> {
  const { fee_organization_id: organizationId } = await db
    .selectFrom('card_charges')
    .select('fee_organization_id')
    .where('id', '=', id)
    .$narrowType<{ fee_organization_id: string }>()
    .executeTakeFirstOrThrow();
  await lockOrganization(db, organizationId);
  return { organizationId, charge: await lockChargeRow(db, id) };
}

const steps: ChargeSteps<FeeCharging> = {
  authorize: markAuthorized,

  async capture(context, charging, { at }) {
    const { organizationId, charge } = charging;
    await updateCharge(context, charge, { state: 'captured', captured_at: at });
    await setFee(context, organizationId, { state: 'paid', decline_code: null });
    await postJournal(context.db, context.app.clock, feeCaptured(charging));
    await recordOrganizationChange(context, { organizationId, change: 'onboarding_fee_paid', at });
    const amountMinor = BigInt(charge.amount_minor);
    await mailFeePaid(context, { organizationId, amountMinor, last4: charge.card_last4 });
  },

  decline: forgetCard,

  void: chargeLater,

  async 'pay-out'(context, charging, { at, feeMinor = 0n }) {
    await updateCharge(context, charging.charge, { paid_out_at: at, fee_minor: feeMinor });
    await postJournal(context.db, context.app.clock, feePaidOut(charging, feeMinor));
  },

  async 'open-dispute'(context, charging, { at, code = '', feeMinor = 0n }) {
    await updateCharge(context, charging.charge, {
      dispute_state: 'open',
      dispute_code: code,
      dispute_fee_minor: feeMinor,
      disputed_at: at,
    });
    const fee = feeMinor > 0n ? [disputeFeeCharged(charging, feeMinor)] : [];
    await postJournals(context.db, context.app.clock, [feeDisputed(charging), ...fee]);
    await recordDispute(context, charging, 'opened', at);
  },

  async 'win-dispute'(context, charging, { at }) {
    await updateCharge(context, charging.charge, { dispute_state: 'won', dispute_decided_at: at });
    await postJournal(context.db, context.app.clock, feeDisputeWon(charging));
    await recordDispute(context, charging, 'won', at);
  },

  async 'lose-dispute'(context, charging, { at }) {
    await updateCharge(context, charging.charge, { dispute_state: 'lost', dispute_decided_at: at });
    await postJournal(context.db, context.app.clock, feeDisputeLost(charging));
    await recordDispute(context, charging, 'lost', at);
  },

  async 'give-back'(context, charging) {
    const { charge } = charging;
    context.app.log.error({ chargeId: charge.id }, 'a card was charged although its fee had been given up');
    await updateCharge(context, charge, {
      state: 'refunding',
      ended_at: null,
      attempts: 0,
      next_attempt_at: atOnce,
    });
    await postJournal(context.db, context.app.clock, feeCapturedLate(charging));
  },

  refund,

  async 'refund-by-dispute'(context, charging, news) {
    await updateCharge(context, charging.charge, { dispute_state: 'lost', dispute_decided_at: news.at });
    await refund(context, charging, news);
    await recordDispute(context, charging, 'lost', news.at);
  },

  async 'refund-unasked'(context, charging, { at }) {
    await updateCharge(context, charging.charge, { state: 'refunded', ended_at: at });
    await postJournal(context.db, context.app.clock, feeRefundedUnasked(charging));
    await recordPaidBack(context, charging, at);
  },

  async 'pay-back-twice'(context, charging, news) {
    if (news.kind === 'dispute-lost') {
      await updateCharge(context, charging.charge, { dispute_state: 'lost', dispute_decided_at: news.at });
    }
    await postJournal(context.db, context.app.clock, feePaidBackTwice(charging));
    await recordPaidBack(context, charging, news.at);
  },
};

async function refund(context: OperationContext, charging: FeeCharging, { at }: DatedNews): Promise<void> {
  await updateCharge(context, charging.charge, { state: 'refunded', ended_at: at });
  await postJournal(context.db, context.app.clock, feeRefunded(charging));
}

/** Shows staff that a fee went back without an order. */
async function recordPaidBack(
  context: OperationContext,
  { organizationId, charge }: FeeCharging,
  at: Date,
): Promise<void> {
  context.app.log.error({ chargeId: charge.id }, 'an onboarding fee was paid back without an order');
  await recordOrganizationChange(context, { organizationId, change: 'onboarding_fee_paid_back', at });
}

/** The card's bank refused: the owner is asked for another card. */
async function forgetCard(
  context: OperationContext,
  charging: FeeCharging,
  { code = 'card_declined', at }: DatedNews,
): Promise<void> {
  const { charge } = charging;
  await updateCharge(context, charge, { state: 'declined', decline_code: code, ended_at: at, sealed_token: null });
  await askForCard(context, charging, { code, at, change: 'onboarding_fee_refused' });
}

/** Forgets the card, opens the step again, and asks the owner for a card by mail. Staff see it in the case. */
async function askForCard(
  context: OperationContext,
  { charge, organizationId }: FeeCharging,
  { code, at, change }: CardEnd,
): Promise<void> {
  await setFee(context, organizationId, { state: 'due', decline_code: code });
  await context.db
    .updateTable('onboarding_cards')
    .set({ sealed_card: null })
    .where('organization_id', '=', organizationId)
    .execute();
  await recordOrganizationChange(context, {
    organizationId,
    change,
    at,
    detail: { code },
  });
  await mailFeeDue(context, {
    organizationId,
    amountMinor: BigInt(charge.amount_minor),
    last4: charge.card_last4,
    reason: change === 'onboarding_fee_refused' ? 'refused' : 'unavailable',
  });
}

/**
 * The processor never charged the card, such as in an outage. That is no refusal: the card is charged again later, until the
 * fee's terms end that.
 */
async function chargeLater(context: OperationContext, charging: FeeCharging, news: DatedNews): Promise<void> {
  const { charge, organizationId } = charging;
  const { code = unavailable, at } = news;
  const { db, app } = context;
  await updateCharge(context, charge, { state: 'voided', decline_code: code, ended_at: at, sealed_token: null });
  const { outages, due_at: dueAt } = await db
    .updateTable('onboarding_fees')
    .set((fee) => ({ state: 'due', outages: fee('outages', '+', 1) }))
    .where('organization_id', '=', organizationId)
    .returning(['outages', 'due_at'])
    .executeTakeFirstOrThrow();
  app.log.warn({ chargeId: charge.id, outages }, 'the card processor could not charge an onboarding fee');
  if (isFeeGivenUp(businessDateOf(dueAt), outages)) {
    await askForCard(context, charging, { code: unavailable, at, change: 'onboarding_fee_given_up' });
    return;
  }
  const charge_again_at = chargeAgainAt(at, outages);
  await db
    .updateTable('onboarding_fees')
    .set({ charge_again_at })
    .where('organization_id', '=', organizationId)
    .execute();
}

/** Why a card is no longer charged. */
interface CardEnd {
  readonly code: string;
  readonly at: Date;
  readonly change: 'onboarding_fee_refused' | 'onboarding_fee_given_up';
}

async function setFee(
  { db }: OperationContext,
  organizationId: string,
  changes: { readonly state: 'due' | 'paid'; readonly decline_code: string | null },
): Promise<void> {
  await db
    .updateTable('onboarding_fees')
    .set({ ...changes, outages: 0, charge_again_at: null })
    .where('organization_id', '=', organizationId)
    .execute();
}

const recordDispute = (
  context: OperationContext,
  { organizationId }: FeeCharging,
  outcome: 'opened' | 'won' | 'lost',
  at: DatedNews['at'],
): Promise<void> =>
  recordOrganizationChange(context, { organizationId, change: 'onboarding_fee_disputed', at, detail: { outcome } });
