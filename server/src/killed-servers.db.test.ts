import { addDays } from '@quittance/sdk/time';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { advanceClock } from './jobs/index.ts';
import { sealJournals, verifyLedger } from './ledger/index.ts';
import { buyerPortal } from './payments/buyer-portal-fixtures.ts';
import { expectSameSums } from './test-support/invoice-sums.ts';
import { callUntilAnswered, callUntilKilled, type PreparedCall, unlimited } from './test-support/kill-during-calls.ts';
import { serverProcesses } from './test-support/server-process.ts';
import { progressOf, soakSize, soakTimeout } from './test-support/soak-size.ts';
import { mailedCodeOf } from './test-support/test-mailbox.ts';
import { expectInvariants, linkAsGuest } from './test-support/trading-world.ts';
import { ledgerEvidence, work } from './work.ts';

const kills = soakSize({ short: 2, soak: 100 });
vi.setConfig({ testTimeout: soakTimeout(120_000) });

const portal = buyerPortal();
const startServerProcess = serverProcesses(portal.database);

/** New payments in the life of a server, one half from the balance and one half by debit. */
const paymentsPerLife = 8;
const amount = 5;
const dayMs = 86_400_000;

interface Payment extends PreparedCall {
  readonly invoiceId: string;
  readonly kind: 'balance' | 'debit';
}

async function preparePayment(kind: Payment['kind']): Promise<Payment> {
  const { app, world } = portal;
  const sent = await world.send({
    dueDate: addDays(await app.clock.today(app.db), 14),
    items: [{ name: 'Work', rate: String(amount), qty: '1' }],
  });
  const { id: invoiceId } = sent.invoice;
  const key = { 'idempotency-key': `pay-${invoiceId}` };
  if (kind === 'balance') {
    const code = await mailedCodeOf(app, world.buyer.email, () => portal.askForCode(invoiceId));
    const headers = { ...key, 'otp-code': code };
    const path = `/api/${world.buyer.userId}/invoices/pay`;
    return { invoiceId, kind, path, body: { invoiceId }, headers, cookies: portal.buyer.cookies };
  }
  const { providerUserId, authorizationHash } = await linkAsGuest(app, sent, { accountId: 'everyday' });
  return {
    invoiceId,
    kind,
    path: '/api/new/invoices/ach-debit/pay',
    body: { invoiceId, providerUserId, authorizationHash },
    headers: { ...key, 'invoice-invite-token': sent.guestLink.token },
  };
}

it(`${kills} kills during payments lose none of them and double none`, async () => {
  const { app, world } = portal;
  const tell = progressOf('kills', kills);
  const moments = fc.sample(fc.integer({ min: 1, max: paymentsPerLife - 1 }), kills);
  const before = Number(await world.balanceOf(world.buyer));
  const all: Payment[] = [];
  let unanswered: readonly Payment[] = [];
  for (const [index, moment] of moments.entries()) {
    const fresh: Payment[] = [];
    while (fresh.length < paymentsPerLife) fresh.push(await preparePayment(fresh.length % 2 ? 'debit' : 'balance'));
    all.push(...fresh);
    // Counted beyond the earlier ones: otherwise more and more would wait, until their codes expire.
    const answers = unanswered.length + moment;
    unanswered = await callUntilKilled(await startServerProcess(unlimited), [...unanswered, ...fresh], answers);
    await expectSameSums(app.db, [await app.clock.today(app.db)]);
    tell(index + 1);
  }
  const last = await startServerProcess(unlimited);
  await callUntilAnswered(last, unanswered);
  expect(await last.stop()).toBe(0);

  const payments = await app.db.selectFrom('invoice_payments').select('invoice_id').execute();
  expect(payments.map(({ invoice_id }) => invoice_id).sort()).toEqual(all.map(({ invoiceId }) => invoiceId).sort());
  const fromBalance = all.filter(({ kind }) => kind === 'balance').length;
  expect(Number(await world.balanceOf(world.buyer))).toBe(before - fromBalance * amount);

  await endLeases();
  await advanceClock(app, work, 30 * dayMs);
  while ((await sealJournals(app.db)) > 0);
  for (const { invoiceId } of all) {
    expect((await world.invoice(invoiceId)).status).toBe('completed');
    await expectInvariants(app, invoiceId);
  }
  expect(Number(await world.balanceOf(world.seller))).toBe(all.length * amount);
  await expectSameSums(app.db, [await app.clock.today(app.db)]);
  expect((await verifyLedger(app.db, { evidence: ledgerEvidence })).findings).toEqual([]);
});

/** Lets the minutes of real time pass after which other servers take over a killed server's submissions. */
const endLeases = () =>
  portal.app.db
    .updateTable('rails_instructions')
    .set({ next_attempt_at: sql<Date>`now()` })
    .where('state', '=', 'unknown')
    .execute();
