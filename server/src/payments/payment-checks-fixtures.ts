import { afterAll, beforeAll, expect } from 'vitest';
import { getInvoiceFor, type Invoice, type SentInvoice } from '../invoices/index.ts';
import { advanceClock, type Work } from '../jobs/index.ts';
import type { ActorOf, App } from '../kernel/index.ts';
import { accounts, balanceOf, verifyLedger } from '../ledger/index.ts';
import { rewardSettling } from '../rewards/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { type TestDatabase, testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, paymentWork, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import { ledgerEvidence } from '../work.ts';
import { type DecidePayment, decidePayment } from './decide-payment.ts';
import { listExceptions } from './exceptions/index.ts';

const day = 86_400_000;
export const checkWork: Work = { ...paymentWork, due: [...paymentWork.due, rewardSettling] };
const staff = {
  kind: 'staff',
  sessionId: 't',
  userId: 'stf_1',
  email: 's@example.com',
  role: 'compliance-head',
} as const;

interface BankEvent {
  readonly kind: 'settled' | 'rejected' | 'returned';
  readonly code?: string;
  readonly owner: 'invoice-payment' | 'denied-payment';
}

/** Two organizations that trade, and the staff and the bank that decide about their payments. */
export interface CheckedPayments {
  readonly app: App;
  readonly db: TestDatabase['db'];
  readonly world: TradingWorld;
  change(
    actor: ActorOf<'customer'>,
    changes: { monitored?: boolean; verification_status?: 'approved' | 'completed' },
  ): Promise<unknown>;
  /** Does something while staff monitor the buyer. */
  whileMonitored<Result>(act: () => Promise<Result>): Promise<Result>;
  decide(sent: SentInvoice, decision: DecidePayment['decision']): Promise<Invoice>;
  seenBy(actor: ActorOf<'customer'>, sent: SentInvoice): ReturnType<typeof getInvoiceFor>;
  /** Mails about the payment of an invoice, oldest first. */
  mailsOf(sent: SentInvoice): Promise<{ readonly template: string; readonly data: unknown }[]>;
  paymentOf(sent: SentInvoice): ReturnType<typeof readPayment>;
  /** Lets days pass until the payment is in a state. */
  untilState(sent: SentInvoice, state: string): Promise<void>;
  pass(days: number): Promise<void>;
  /** The kinds of what staff must look at, sorted. */
  kindsOf(sent: SentInvoice): Promise<string[]>;
  /** Makes the bank report an event of an instruction, besides the sandbox bank's own. */
  bankSays(sent: SentInvoice, event: BankEvent): Promise<void>;
  suspenseReturned(): Promise<bigint>;
  losses(): Promise<bigint>;
}

const readPayment = (db: TestDatabase['db'], { invoice }: SentInvoice) =>
  db.selectFrom('invoice_payments').selectAll().where('invoice_id', '=', invoice.id).executeTakeFirstOrThrow();

export const idOf = ({ organizationId }: ActorOf<'customer'>): string => organizationId ?? '';

/** Prepares the trade for all tests of a file. Afterwards the ledger must be sound. */
export function checkedPayments(): CheckedPayments {
  const database = testDatabase();
  const app = testApp(database);
  const { db } = app;
  let world: TradingWorld;
  beforeAll(async () => {
    await startOn(app, '2090-03-06');
    world = await createTradingWorld(app);
    await world.deposit('10000');
  });
  afterAll(async () => expect((await verifyLedger(db, { evidence: ledgerEvidence })).findings).toEqual([]));

  const change: CheckedPayments['change'] = (actor, changes) =>
    db.updateTable('organizations').set(changes).where('id', '=', idOf(actor)).execute();
  const paymentOf = (sent: SentInvoice) => readPayment(db, sent);
  const pass = (days: number) => advanceClock(app, checkWork, days * day);
  return {
    app,
    db,
    get world() {
      return world;
    },
    change,
    async whileMonitored(act) {
      await change(world.buyer, { monitored: true });
      try {
        return await act();
      } finally {
        await change(world.buyer, { monitored: false });
      }
    },
    decide: ({ invoice }, decision) =>
      world.as(staff, (context) => decidePayment(context, { invoiceId: invoice.id, decision, reason: 'Checked' })),
    seenBy: (actor, { invoice }) => getInvoiceFor({ app, db }, idOf(actor), invoice.id),
    mailsOf: ({ invoice }) =>
      db
        .selectFrom('outbox')
        .select(['template', 'data'])
        .where('about', '=', invoice.id)
        .where('template', 'like', 'payment-%')
        .orderBy('id')
        .execute(),
    paymentOf,
    async untilState(sent, state) {
      for (let days = 0; days < 15 && (await paymentOf(sent)).state !== state; days += 1) await pass(1);
      expect((await paymentOf(sent)).state).toBe(state);
    },
    pass,
    async kindsOf({ invoice }) {
      const { items } = await listExceptions(db, { limit: 100 });
      return items
        .filter(({ invoiceId }) => invoiceId === invoice.id)
        .map(({ kind }) => kind)
        .sort();
    },
    async bankSays(sent, { kind, code = null, owner }: Omit<BankEvent, 'code'> & { readonly code?: string | null }) {
      const { reference } = await db
        .selectFrom('rails_instructions')
        .select('reference')
        .where('owner_type', '=', owner)
        .where('owner_id', '=', (await paymentOf(sent)).id)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('rails_events')
        .values({
          provider_event_id: crypto.randomUUID(),
          reference,
          kind,
          code,
          occurred_at: await app.clock.now(db),
        })
        .execute();
    },
    suspenseReturned: () => balanceOf(db, accounts.suspenseReturned(), 'USD'),
    losses: () => balanceOf(db, accounts.expense('ach_loss'), 'USD'),
  };
}
