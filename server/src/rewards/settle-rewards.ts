import { rewardPoints, rewardValueMinor, settledPoints, takenBackPointsOwed } from '@quittance/sdk/rules';
import { inTransaction } from '../db/index.ts';
import { type Invoice, lockInvoice } from '../invoices/index.ts';
import { type DueWork, doEach } from '../jobs/index.ts';
import { type App, newId, type OperationContext, systemContext } from '../kernel/index.ts';
import { postJournal, postJournals, reverseJournal } from '../ledger/index.ts';
import { getPayment, hasRewardDue, listRewardsDue, markRewardSettled, type Payment } from '../payments/index.ts';
import { lockPoints } from './lock-points.ts';
import { businessKey, type Grant, pointsGranted, pointsOwed } from './postings.ts';
import { tellOfGrant } from './tell-of-grant.ts';

/**
 * P12: grants the points of a payment once its money has cleared, and takes them back once the bank has taken back the
 * money, or the payment was denied. Not part of the payment itself, which nobody should wait for.
 */
export const rewardSettling: DueWork = {
  name: 'reward-settling',
  // Due as soon as there is any.
  nextDueAt: async ({ clock, db }) => ((await listRewardsDue(db, 1)).length > 0 ? clock.now(db) : null),
  runDue: (app) =>
    doEach(app, {
      what: 'settle the reward of a payment',
      next: (limit) => listRewardsDue(app.db, limit),
      one: (payment) => settleReward(app, payment),
    }),
};

const settleReward = (app: App, due: { readonly id: string; readonly invoiceId: string }): Promise<boolean> =>
  inTransaction(app.db, async (transaction) => {
    const invoice = await lockInvoice(transaction, due.invoiceId);
    // Another process may have settled it since the query.
    if (!(await hasRewardDue(transaction, due.id))) return false;
    const payment = await getPayment(transaction, due.id);
    const context = systemContext(app, transaction);
    if (payment.state === 'cleared') await grantPoints(context, payment, invoice);
    else await takeBackPoints(context, payment);
    await markRewardSettled(transaction, payment.id);
    return true;
  });

async function grantPoints(context: OperationContext, payment: Payment, invoice: Invoice): Promise<void> {
  const { db, app } = context;
  const { id: paymentId, payerOrganizationId: organizationId, authorizedOn } = payment;
  const points = rewardPoints({
    ...payment,
    dueDate: invoice.dueDate,
    hasEarlyDiscount: invoice.paymentWindow === 'allocated_early',
  });
  if (points === 0n || organizationId === null) return;
  const id = newId('rwd');
  const costMinor = rewardValueMinor(points, authorizedOn);
  const grant: Grant = { id, organizationId, invoiceId: invoice.id, points, costMinor };
  const settled = settledPoints(points, (await lockPoints(db, organizationId)).owed);
  const at = await app.clock.now(db);
  await db
    .insertInto('reward_grants')
    .values({
      id,
      organization_id: organizationId,
      payment_id: paymentId,
      invoice_id: invoice.id,
      person_id: null,
      points,
      cost_minor: costMinor,
      earned_on: authorizedOn,
      granted_at: at,
      settled_points: settled,
    })
    .execute();
  await postJournals(db, app.clock, pointsGranted(grant, settled));
  await tellOfGrant(context, grant, 'reward.granted');
}

async function takeBackPoints(context: OperationContext, payment: Payment): Promise<void> {
  const { db, app } = context;
  const row = await db
    .selectFrom('reward_grants')
    .selectAll()
    .where('payment_id', '=', payment.id)
    .where('reversed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return;
  const { id, organization_id: organizationId } = row;
  const points = BigInt(row.points);
  const owed = takenBackPointsOwed(points, (await lockPoints(db, organizationId)).held);
  await db
    .updateTable('reward_grants')
    .set({ reversed_at: await app.clock.now(db), owed_points: owed })
    .where('id', '=', id)
    .execute();
  if (owed > 0n) {
    const invoiceId = row.invoice_id ?? undefined;
    await postJournal(
      db,
      app.clock,
      pointsOwed({ id, organizationId, points: owed, ...(invoiceId !== undefined && { invoiceId }) }),
    );
  }
  for (const [step, book] of [
    ['points', 'points'],
    ['cost', 'cash'],
  ] as const) {
    await reverseJournal(db, app.clock, {
      businessKey: businessKey(id, `${step}:reversed`),
      reverses: businessKey(id, step),
      book,
      kind: `reward-${step}-reversed`,
    });
  }
  await tellOfGrant(context, { id, organizationId, points }, 'reward.reversed');
}
