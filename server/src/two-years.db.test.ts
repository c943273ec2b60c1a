import { addDays, type BusinessDate } from '@quittance/sdk/time';
import { expect, it } from 'vitest';
import type { DraftContent, SentInvoice } from './invoices/index.ts';
import { advanceClock } from './jobs/index.ts';
import { sealEvents, sealJournals, verifyLedger } from './ledger/index.ts';
import { progressOf, soakSize, soakTimeout } from './test-support/soak-size.ts';
import { testApp } from './test-support/test-app.ts';
import { testDatabase } from './test-support/test-database.ts';
import { createTradingWorld, expectInvariants, startOn } from './test-support/trading-world.ts';
import { ledgerEvidence, work } from './work.ts';

const days = soakSize({ short: 30, soak: 731 });
const hourMs = 3_600_000;

const database = testDatabase();
const app = testApp(database);

/** The buyer's reaction to each day's invoice, in turn, so that each kind falls on weekends, holidays and leap days. */
const habits = ['balance', 'everyday', 'card', 'nothing', 'r01', 'balance', 'savings', 'disputed card', 'r10'] as const;

/** Discounts where there is room for one, each kind of late fee, and two series: one of every week, one of month ends. */
function termsOf(
  day: number,
  { today, dueDate }: { readonly today: BusinessDate; readonly dueDate: BusinessDate },
): Partial<DraftContent> {
  const discountEnd = addDays(dueDate, -8);
  return {
    ...(discountEnd >= addDays(today, 7) && { earlyDiscountPercent: '0.04', earlyDiscountEndDate: discountEnd }),
    ...(day % 4 === 0 && { lateFeeSettings: { type: 'flat', percent: '0.05' } as const }),
    ...(day % 4 === 1 && { lateFeeSettings: { type: 'recurring', percent: '0.02', repeatPeriod: 30 } as const }),
    ...(day % 4 === 2 && { lateFeeSettings: { type: 'compound', percent: '0.01', repeatPeriod: 7 } as const }),
    ...(day === 0 && { recurrence: { every: 'week' } as const }),
    ...(today.endsWith('-31') && day < 120 && { recurrence: { every: 'month', count: 12 } as const }),
  };
}

interface DuePayment {
  readonly sent: SentInvoice;
  readonly payOn: BusinessDate;
  /** From the balance, by card, or from this account of the test bank. */
  readonly by: string;
}

it(
  `${days} days of work on the moved clock leave nothing undone and a sound ledger`,
  async () => {
    await startOn(app, '2091-09-28');
    const world = await createTradingWorld(app);
    const waiting = new Set<DuePayment>();
    const tell = progressOf('days', days);
    for (let day = 0; day < days; day += 1) {
      const today = await app.clock.today(app.db);
      await world.deposit('150');
      const dueDate = addDays(today, 1 + ((day * 7) % 30));
      const sent = await world.send({
        dueDate,
        paymentMethods: { achDirectDebit: { enabled: true }, cardPayment: { enabled: true } },
        ...termsOf(day, { today, dueDate }),
      });
      const by = habits[day % habits.length];
      if (by && by !== 'nothing') waiting.add({ sent, payOn: addDays(today, day % 16), by });
      for (const payment of [...waiting].filter(({ payOn }) => payOn <= today)) {
        waiting.delete(payment);
        if (payment.by === 'balance') await world.payFromBalance(payment.sent.invoice);
        else if (payment.by === 'card') await world.payByCard(payment.sent);
        else if (payment.by === 'disputed card') await world.payByCard(payment.sent, 'disputed-lost');
        else await world.payAsGuest(payment.sent, payment.by);
      }
      // A day and an hour, so that the hour at which people act wanders through the day.
      await advanceClock(app, work, 25 * hourMs);
      if (day % 30 === 0) expect((await verifyLedger(app.db, { evidence: ledgerEvidence })).findings).toEqual([]);
      tell(day + 1);
    }
    await advanceClock(app, work, 120 * 24 * hourMs);

    for (const seal of [sealJournals, sealEvents]) while ((await seal(app.db)) > 0);
    const all = await app.db.selectFrom('invoices').select('id').where('number', 'is not', null).execute();
    for (const { id } of all) await expectInvariants(app, id);
    expect((await verifyLedger(app.db, { evidence: ledgerEvidence })).findings).toEqual([]);
    expect(await app.db.selectFrom('outbox').select('id').where('delivered_at', 'is', null).execute()).toEqual([]);
    // All due dates have passed: what is open is overdue, and no money is waiting.
    const left = await app.db.selectFrom('invoices').select(['status', 'is_overdue']).distinct().execute();
    expect(new Set(left.map(({ status, is_overdue }) => `${status}${is_overdue ? ' overdue' : ''}`))).toEqual(
      new Set(['completed', 'paid_late', 'sent overdue']),
    );
  },
  soakTimeout(120_000),
);
