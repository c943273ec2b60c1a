import { recordMilestone } from '../../invoices/index.ts';
import type { OperationContext } from '../../kernel/index.ts';
import { postHold, postJournal, postJournals, voidHold } from '../../ledger/index.ts';
import { openException } from '../exceptions/index.ts';
import { debitSeller, publishTakenBack, reopenInvoice, takeBackAcceptance, takeBackCleared } from '../fail-payment.ts';
import { businessKey, deniedTakenBack } from '../postings.ts';
import { applySteps, atOnce, type ChargeSteps, type DatedNews, markAuthorized, unavailable } from './apply-steps.ts';
import { mailCardDeclined, mailCardPaid, mailDisputed, mailDisputeLost, mailDisputeWon } from './card-mails.ts';
import {
  cardCapturedLate,
  cardDisputed,
  cardDisputeWon,
  cardPaidBackTwice,
  cardPaidOut,
  cardRefunded,
  cardRefundedUnasked,
  cardTakenBack,
  disputeFeeCharged,
} from './card-postings.ts';
import { holdEndsAt } from './card-terms.ts';
import { type Charging, lockCharge, updateCharge } from './charge.ts';

/** Applies news of a charge, each step once. Locks what it pays. */
export async function applyCardNews(context: OperationContext, chargeId: string, news: DatedNews): Promise<void> {
  const { db, app } = context;
  const { payment_id } = await db
    .selectFrom('card_charges')
    .select('payment_id')
    .where('id', '=', chargeId)
    .executeTakeFirstOrThrow();
  if (payment_id === null) return await app.applyFeeNews(context, chargeId, news);
  await applySteps(context, { lock: () => lockCharge(db, chargeId), steps }, news);
}

const steps: ChargeSteps<Charging> = {
  authorize: markAuthorized,

  async capture(context, { invoice, payment, charge }, { at }) {
    const { db, app } = context;
    await updateCharge(context, charge, { state: 'captured', captured_at: at });
    await postHold(db, app.clock, {
      holdKey: businessKey(payment, 'card'),
      businessKey: businessKey(payment, 'captured'),
      kind: 'card-captured',
    });
    await db.updateTable('invoice_payments').set({ state: 'submitted' }).where('id', '=', payment.id).execute();
    const moved = await recordMilestone(context, invoice, {
      event: 'card-captured',
      detail: { paymentId: payment.id },
    });
    await mailCardPaid(context, { invoice: moved, payment, charge });
  },

  decline: (context, charging, { at, code = 'card_declined' }) =>
    giveUp(context, charging, { state: 'declined', code, at }),

  void: (context, charging, { at, code = unavailable }) => giveUp(context, charging, { state: 'voided', code, at }),

  async 'pay-out'(context, charging, { at, feeMinor = 0n }) {
    const { db, app } = context;
    const { invoice, payment, charge } = charging;
    await updateCharge(context, charge, { paid_out_at: at, fee_minor: feeMinor });
    await postJournal(db, app.clock, cardPaidOut({ invoice, payment }, feeMinor));
    // A refund that nobody ordered has settled it before.
    if (payment.settledAt === null) {
      const settled = { settled_at: at, window_closes_at: holdEndsAt(at, payment.authorizedOn) };
      await db
        .updateTable('invoice_payments')
        // A dispute may have been lost before the payout.
        .set({ ...settled, ...(payment.state === 'submitted' && { state: 'settled' as const }) })
        .where('id', '=', payment.id)
        .execute();
    }
    if (hasGoneBack(charging)) return;
    await recordMilestone(context, invoice, { event: 'card-settled', detail: { paymentId: payment.id } });
  },

  async 'open-dispute'(context, charging, { at, code = '', feeMinor = 0n }) {
    const { db, app } = context;
    const { invoice, payment, charge } = charging;
    await updateCharge(context, charge, {
      dispute_state: 'open',
      dispute_code: code,
      dispute_fee_minor: feeMinor,
      disputed_at: at,
    });
    // Neither cleared nor released until it is decided.
    await db.updateTable('invoice_payments').set({ disputed_at: at }).where('id', '=', payment.id).execute();
    const fee = feeMinor > 0n ? [disputeFeeCharged(charging, feeMinor)] : [];
    await postJournals(db, app.clock, [cardDisputed(charging), ...fee]);
    if (hasGoneBack(charging)) return;
    await recordMilestone(context, invoice, { event: 'dispute-opened', detail: { paymentId: payment.id } });
    await mailDisputed(context, charging);
  },

  async 'win-dispute'(context, charging, { at }) {
    const { invoice, payment } = charging;
    await endDispute(context, charging, { state: 'won', at });
    await postJournal(context.db, context.app.clock, cardDisputeWon(charging));
    if (hasGoneBack(charging)) return;
    await recordMilestone(context, invoice, { event: 'dispute-won', detail: { paymentId: payment.id } });
    await mailDisputeWon(context, charging);
  },

  async 'lose-dispute'(context, charging, { at }) {
    await endDispute(context, charging, { state: 'lost', at });
    await takeBack(context, charging);
  },

  async 'give-back'(context, charging) {
    const { db, app } = context;
    app.log.error({ chargeId: charging.charge.id }, 'a card was charged although the payment had been given up');
    await updateCharge(context, charging.charge, {
      state: 'refunding',
      ended_at: null,
      attempts: 0,
      next_attempt_at: atOnce,
    });
    await postJournal(db, app.clock, cardCapturedLate(charging));
  },

  refund,

  async 'refund-by-dispute'(context, charging, { at, code }) {
    await endDispute(context, charging, { state: 'lost', at });
    await refund(context, charging, { at });
    await openException(context, charging, { kind: 'card-refund-by-dispute', code });
  },

  async 'refund-unasked'(context, charging, { at, code }) {
    const { payment, charge } = charging;
    await updateCharge(context, charge, { state: 'refunded', ended_at: at });
    await postJournal(context.db, context.app.clock, cardRefundedUnasked(charging));
    // Perhaps no payout comes, because the processor nets it. The seller gets the money unless staff deny the payment.
    if (payment.state === 'submitted') {
      await context.db
        .updateTable('invoice_payments')
        .set({ state: 'settled', settled_at: at, window_closes_at: holdEndsAt(at, payment.authorizedOn) })
        .where('id', '=', payment.id)
        .execute();
    }
    await openException(context, charging, { kind: 'card-refunded-unasked', code });
  },

  async 'pay-back-twice'(context, charging, { kind, at, code }) {
    if (kind === 'dispute-lost') await endDispute(context, charging, { state: 'lost', at });
    await postJournal(context.db, context.app.clock, cardPaidBackTwice(charging));
    await openException(context, charging, { kind: 'card-paid-back-twice', code });
  },
};

/** Whether the payment has ended: its invoice no longer follows what happens to the charge. */
const hasGoneBack = ({ payment }: Charging): boolean =>
  payment.state === 'denied' || payment.state === 'blocked' || payment.state === 'refused';

async function refund(context: OperationContext, charging: Charging, { at }: { readonly at: Date }): Promise<void> {
  const { payment, charge } = charging;
  await updateCharge(context, charge, { state: 'refunded', ended_at: at });
  await postJournal(context.db, context.app.clock, cardRefunded(charging));
  if (payment.state !== 'denied') return;
  await context.db
    .updateTable('invoice_payments')
    .set({ refund_settled_at: at })
    .where('id', '=', payment.id)
    .execute();
}

/** The card was not charged: the hold is voided, and the invoice is open again. */
async function giveUp(
  context: OperationContext,
  { invoice, payment, charge }: Charging,
  { state, code, at }: { readonly state: 'declined' | 'voided'; readonly code: string; readonly at: Date },
): Promise<void> {
  const { db, app } = context;
  await updateCharge(context, charge, { state, decline_code: code, ended_at: at, sealed_token: null });
  await voidHold(db, app.clock, { holdKey: businessKey(payment, 'card') });
  await takeBackAcceptance(context, { invoice, payment });
  const reopened = await reopenInvoice(
    context,
    { invoice, payment },
    { event: 'payment-failed', state: 'refused', code },
  );
  // A payer who got the answer at once has read it on the page.
  if (charge.attempts > 1 || charge.authorized_at !== null) await mailCardDeclined(context, { ...reopened, charge });
}

async function endDispute(
  context: OperationContext,
  { payment, charge }: Charging,
  { state, at }: { readonly state: 'won' | 'lost'; readonly at: Date },
): Promise<void> {
  await updateCharge(context, charge, { dispute_state: state, dispute_decided_at: at });
  await context.db.updateTable('invoice_payments').set({ disputed_at: null }).where('id', '=', payment.id).execute();
}

/** A lost dispute takes money that an authority kept: nothing is left to release. */
async function takeBackBlocked(
  { db, app }: OperationContext,
  paying: Pick<Charging, 'invoice' | 'payment'>,
): Promise<void> {
  await postJournal(db, app.clock, deniedTakenBack(paying, true));
  await db
    .updateTable('invoice_payments')
    .set({ taken_back_at: await app.clock.now(db) })
    .where('id', '=', paying.payment.id)
    .execute();
}

/** P3f of a card: the seller bears a lost dispute. Before the money was good, nobody has had it. */
async function takeBack(context: OperationContext, charging: Charging): Promise<void> {
  const { db, app } = context;
  const { invoice, payment, charge } = charging;
  const paying = { invoice, payment };
  const code = 'card_dispute';
  if (payment.state === 'blocked') return await takeBackBlocked(context, paying);
  if (payment.state !== 'cleared') {
    await postJournal(db, app.clock, cardTakenBack(paying));
    await takeBackAcceptance(context, paying);
    const reopened = await reopenInvoice(context, paying, { event: 'payment-failed', state: 'returned', code });
    return await mailDisputeLost(context, { ...reopened, charge });
  }
  const { entry, fromSeller } = await debitSeller(context, paying);
  await takeBackCleared(context, paying, [entry]);
  const reopened = await reopenInvoice(context, paying, { event: 'late-return', state: 'reversed', code, fromSeller });
  await mailDisputeLost(context, { ...reopened, charge }, fromSeller);
  await publishTakenBack(context, paying);
}
