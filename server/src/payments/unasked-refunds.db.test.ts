import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { lockInvoice } from '../invoices/index.ts';
import { accounts, balanceOf, postJournal, verifyLedger } from '../ledger/index.ts';
import { migrateAgain } from '../test-support/migrate-again.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, expectInvariants, startOn } from '../test-support/trading-world.ts';
import { ledgerEvidence } from '../work.ts';
import { applyCardNews } from './card/apply-charge.ts';
import { cardPaidBackTwice } from './card/card-postings.ts';
import { decidePayment } from './decide-payment.ts';
import { openException } from './exceptions/index.ts';
import { getPayment } from './payment.ts';

const database = testDatabase();
const app = testApp(database);
const { db } = app;

it.each(['submitted', 'cleared'])(
  'an unasked refund that earlier versions booked while %s is no second loss',
  async (state) => {
    await startOn(app, state === 'submitted' ? '2090-03-06' : '2090-06-05');
    const world = await createTradingWorld(app);
    const paymentMethods = { achDirectDebit: { enabled: false }, cardPayment: { enabled: true } };
    const sent = await world.send({ dueDate: '2091-12-31', paymentMethods });
    await world.payByCard(sent);
    await world.goTo(state === 'submitted' ? '2090-03-06' : '2090-06-20', 12);
    const charge = await db
      .selectFrom('card_charges')
      .innerJoin('invoice_payments as payment', 'payment.id', 'card_charges.payment_id')
      .select(['card_charges.id', 'payment.id as paymentId', 'payment.state'])
      .where('payment.invoice_id', '=', sent.invoice.id)
      .executeTakeFirstOrThrow();
    expect(charge.state).toBe(state);
    const losses = () => balanceOf(db, accounts.expense('card_loss'), 'USD');
    const before = await losses();
    await world.as({ kind: 'system' }, async (context) => {
      const [invoice, payment] = [
        await lockInvoice(context.db, sent.invoice.id),
        await getPayment(context.db, charge.paymentId),
      ];
      await postJournal(context.db, app.clock, cardPaidBackTwice({ invoice, payment }));
      await openException(context, { payment }, { kind: 'card-refunded-unasked' });
    });

    await migrateAgain(
      database,
      '0225-news-of-earlier-versions',
      [sql`alter table invoice_payments drop column unnumbered_hold, drop column unblocked_at`],
      [
        sql`alter table invoice_payments add unblocked_at timestamptz, add constraint invoice_payments_unblocked
          check (unblocked_at is null or (state = 'denied' and held_at is not null))`,
      ],
    );
    await world.as({ kind: 'system' }, async (context) =>
      applyCardNews(context, charge.id, { kind: 'refunded', at: await app.clock.now(context.db) }),
    );
    expect((await losses()) - before).toBe(10_000n);
    expect((await verifyLedger(db, { evidence: ledgerEvidence })).findings).toEqual([]);
    await world.as({ kind: 'system' }, (context) =>
      decidePayment(context, { invoiceId: sent.invoice.id, decision: 'deny', reason: 'A test' }),
    );
    expect(await losses()).toBe(before);
    await expectInvariants(app, sent.invoice.id);
    expect((await verifyLedger(db, { evidence: ledgerEvidence })).findings).toEqual([]);
  },
);
