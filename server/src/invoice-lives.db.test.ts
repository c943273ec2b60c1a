import {
  canPay,
  type InvoiceEvent,
  isTransition,
  paymentDecisionsAbout,
  type StoredInvoiceStatus,
  statusesAfter,
} from '@quittance/sdk/rules';
import { addDays } from '@quittance/sdk/time';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invoiceReferenceOf } from './accounts/index.ts';
import {
  amountDueOn,
  type DraftContent,
  deleteDraft,
  type Invoice,
  type SentInvoice,
  saveDraft,
  sendInvoice,
} from './invoices/index.ts';
import { advanceClock } from './jobs/index.ts';
import type { ActorOf } from './kernel/index.ts';
import { verifyLedger } from './ledger/index.ts';
import { decidePayment } from './payments/index.ts';
import { receiveRailsEvents } from './rails/index.ts';
import { progressOf, soakSize, soakTimeout } from './test-support/soak-size.ts';
import { testApp } from './test-support/test-app.ts';
import { testDatabase } from './test-support/test-database.ts';
import { createTradingWorld, expectInvariants, startOn, type TradingWorld } from './test-support/trading-world.ts';
import { ledgerEvidence, work } from './work.ts';

/** They begin together and share the clock. */
const livesAtOnce = 20;
const lives = soakSize({ short: 3 * livesAtOnce, soak: 10_000 });

const dayMs = 86_400_000;
const database = testDatabase();
const app = testApp(database);
let world: TradingWorld;
let stranger: TradingWorld;

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app);
  stranger = await createTradingWorld(app);
  await world.deposit('100000');
});
afterAll(async () => {
  const moves = await app.db
    .selectFrom('invoice_events')
    .select(['from_status', 'event', 'to_status'])
    .distinct()
    .whereRef('from_status', '<>', 'to_status')
    .execute();
  const isKnown = ({ from_status, event, to_status }: (typeof moves)[number]) =>
    isTransition(from_status ?? 'none', event as InvoiceEvent, to_status);
  expect(moves.filter((move) => !isKnown(move))).toEqual([]);
  expect(moves.map(({ event }) => event)).toEqual(
    expect.arrayContaining([
      'payment-failed',
      'payment-accepted',
      'released',
      'deposit-matched',
      'payment-flagged',
      'payment-denied',
      'card-authorized',
      'coins-detected',
    ]),
  );
  expect((await verifyLedger(app.db, { evidence: ledgerEvidence })).findings).toEqual([]);
}, soakTimeout(60_000));

/** Accounts of the test bank by the fate of a debit: it settles, is returned soon or late, or is refused at once. */
const bankAccount = fc.constantFrom('everyday', 'everyday', 'r01', 'r10', 'refuses');
/** Cards by their fate. */
const card = fc.constantFrom(
  'succeeds',
  'succeeds',
  'card_declined',
  'answers-too-late',
  'disputed-lost',
  'disputed-won',
);
/** What a guest sends: all, more, less, or a transaction that is never confirmed. */
const coins = fc.constantFrom('exact', 'exact', 'over', 'under', 'dropped');
const events = {
  edit: 'save',
  delete: 'delete',
  send: 'send',
  pay: 'balance-paid',
  debit: 'debit-authorized',
  card: 'card-authorized',
  coins: 'coins-detected',
  transfer: 'deposit-matched',
  'pay-held': 'payment-flagged',
  allow: 'payment-accepted',
  deny: 'payment-denied',
} as const;

const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ does: fc.constant('wait' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('edit', 'delete', 'pay-as-stranger') }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constantFrom('send', 'pay') }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom('pay-held', 'pay-held', 'allow', 'deny') }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('debit' as const), bankAccount }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('card' as const), card }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('coins' as const), coins }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('transfer' as const), percent: fc.constantFrom(90n, 100n, 110n) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Most are sent at once: what comes afterwards is more interesting than a draft. */
const firstStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('send' as const) }) },
  { weight: 1, arbitrary: step },
);

const rounds = 6;
const plan = fc.record({
  // Now and then more than the buyer has.
  amount: fc.oneof(
    { weight: 19, arbitrary: fc.integer({ min: 1, max: 20 }) },
    { weight: 1, arbitrary: fc.constant(999_999) },
  ),
  dueInDays: fc.integer({ min: -2, max: 30 }),
  offersDiscount: fc.boolean(),
  lateFee: fc.constantFrom<DraftContent['lateFeeSettings']>(
    undefined,
    { type: 'flat', percent: '0.05' },
    { type: 'recurring', percent: '0.013', repeatPeriod: 3 },
    { type: 'compound', percent: '0.01', repeatPeriod: 2 },
  ),
  steps: fc
    .tuple(firstStep, fc.array<Step>(step, { minLength: rounds - 1, maxLength: rounds - 1 }))
    .map(([first, others]): Step[] => [first, ...others]),
});
type Plan = typeof plan extends fc.Arbitrary<infer Value> ? Value : never;

/** Steps of a guest. */
const needsLink: ReadonlySet<string> = new Set(['debit', 'card', 'coins', 'transfer']);

/** One invoice, which must do what the rules say and nothing else. */
class Life {
  readonly #plan: Plan;
  #id = '';
  #sent: SentInvoice | undefined;
  #debits = 0;
  #transfers = 0;

  constructor(planned: Plan) {
    this.#plan = planned;
  }

  async begin(): Promise<void> {
    this.#id = (await this.#save()).id;
  }

  async takeStep(round: number): Promise<void> {
    const step = this.#plan.steps[round];
    // Without a link there is no guest who could pay.
    if (!step || step.does === 'wait' || (needsLink.has(step.does) && !this.#sent)) return;
    const before = await world.invoice(this.#id);
    const isAllowed = await this.#isAllowed(step, before);
    const outcome = await outcomeOf(this.#take(step));
    const after = await world.invoice(this.#id);
    expect(outcome === 'done', `${step.does} of an invoice that is ${before.status}: ${outcome}`).toBe(isAllowed);
    if (isAllowed)
      expect(isTransition(before.status, events[step.does as keyof typeof events], after.status)).toBe(true);
    else expect(after).toEqual(before);
  }

  checkInvariants(): Promise<void> {
    return expectInvariants(app, this.#id);
  }

  async #paymentState({ paymentId }: Invoice): Promise<string | undefined> {
    const payment = await app.db
      .selectFrom('invoice_payments')
      .select('state')
      .where('id', '=', paymentId ?? '')
      .executeTakeFirst();
    return payment?.state;
  }

  async #isDisputed({ paymentId }: Invoice): Promise<boolean> {
    const payment = await app.db
      .selectFrom('invoice_payments')
      .select('disputed_at')
      .where('id', '=', paymentId ?? '')
      .executeTakeFirst();
    return payment?.disputed_at != null;
  }

  async #isAllowed(step: Step, before: Invoice): Promise<boolean> {
    const { does } = step;
    const { status, dueDate } = before;
    const discountEnd = before.earlyDiscount.endDate;
    const today = await app.clock.today(app.db);
    switch (does) {
      case 'edit':
      case 'delete':
        return canHappen(status, does);
      case 'send':
        return (
          canHappen(status, does) && dueDate >= today && (discountEnd === null || discountEnd >= addDays(today, 7))
        );
      case 'pay':
      case 'pay-held':
        return (
          canPay('buyer', status) &&
          Number(amountDueOn(before, today).amountMinor) / 100 <= Number(await world.balanceOf(world.buyer))
        );
      case 'allow':
      case 'deny':
        return (
          paymentDecisionsAbout({ status, paymentState: await this.#paymentState(before) }).includes(does) &&
          !(await this.#isDisputed(before))
        );
      case 'debit':
      case 'card':
        return canPay('buyer', status);
      case 'coins':
        return canPay('buyer', status) && step.coins !== 'under';
      case 'transfer':
        return canPay('buyer', status) && step.percent >= 100n;
      default:
        return false;
    }
  }

  async #take(step: Step): Promise<unknown> {
    const ofSeller = { sellerOrganizationId: organizationOf(world.seller), invoiceId: this.#id };
    switch (step.does) {
      case 'edit':
        return await this.#save();
      case 'delete':
        return await world.as(world.seller, (context) => deleteDraft(context, ofSeller));
      case 'send':
        this.#sent = await world.as(world.seller, (context) => sendInvoice(context, ofSeller));
        return this.#sent;
      case 'pay':
        return await world.payFromBalance({ id: this.#id });
      case 'pay-held':
        await setMonitored(true);
        try {
          return await world.payFromBalance({ id: this.#id });
        } finally {
          await setMonitored(false);
        }
      case 'allow':
      case 'deny':
        return await world.as(staff, (context) =>
          decidePayment(context, { invoiceId: this.#id, decision: step.does as 'allow' | 'deny', reason: 'Checked' }),
        );
      case 'pay-as-stranger':
        return await stranger.payFromBalance({ id: this.#id });
      case 'debit':
        this.#debits += 1;
        // A new customer of the bank, whom no earlier return has blocked.
        return await world.payAsGuest(await this.#current(), step.bankAccount, `${this.#id}-${this.#debits}`);
      case 'card':
        return await world.payByCard(this.#sent as SentInvoice, step.card);
      case 'coins':
        return await this.#sendCoins(step.coins);
      case 'transfer':
        return await this.#transfer(step.percent);
    }
  }

  /** The invoice as its guest reads it now: a late fee or the end of a discount changes what they authorize. */
  async #current(): Promise<SentInvoice> {
    return { ...(this.#sent as SentInvoice), invoice: await world.invoice(this.#id) };
  }

  /** Makes a transfer arrive. One that pays nothing is no refusal, but the buyer's money. */
  async #transfer(percent: bigint): Promise<void> {
    const { status, totalDueMinor } = await world.invoice(this.#id);
    this.#transfers += 1;
    await app.providers.rails.simulateCredit?.({
      bankReference: `${this.#id}-${this.#transfers}`,
      rail: 'wire',
      amountMinor: (totalDueMinor * percent) / 100n,
      currency: 'USD',
      creditedAccount: '',
      remittance: invoiceReferenceOf(this.#id),
    });
    await receiveRailsEvents(app);
    if ((await world.invoice(this.#id)).status === status)
      throw Object.assign(new Error(), { code: 'NothingPaidError' });
  }

  /** Too few coins are no refusal, but wait for the rest. */
  async #sendCoins(what: 'exact' | 'over' | 'under' | 'dropped'): Promise<void> {
    const { status } = await world.payWithCoins(this.#sent as SentInvoice, what);
    if (status !== 'pending_payment_approval') throw Object.assign(new Error(), { code: 'NothingPaidError' });
  }

  #save(): Promise<Invoice> {
    return world.as(world.seller, async (context) =>
      saveDraft(context, {
        sellerOrganizationId: organizationOf(world.seller),
        ...(this.#id && { invoiceId: this.#id }),
        content: await this.#content(),
      }),
    );
  }

  async #content(): Promise<DraftContent> {
    const { amount, dueInDays, offersDiscount, lateFee } = this.#plan;
    const dueDate = addDays(await app.clock.today(app.db), dueInDays);
    return {
      ...(offersDiscount &&
        dueInDays >= 21 && { earlyDiscountPercent: '0.05', earlyDiscountEndDate: addDays(dueDate, -8) }),
      ...(lateFee && { lateFeeSettings: lateFee }),
      recipientEmail: world.buyer.email,
      recipientName: 'Buyer Inc.',
      currency: 'USD',
      items: [{ name: 'Work', rate: String(amount), qty: '1' }],
      dueDate,
      paymentMethods: {
        achDirectDebit: { enabled: true },
        cardPayment: { enabled: true },
        cryptoPayment: { enabled: true },
      },
    };
  }
}

const staff = {
  kind: 'staff',
  sessionId: 't',
  userId: 'stf_1',
  email: 's@example.com',
  role: 'compliance-head',
} as const;

const setMonitored = (monitored: boolean) =>
  app.db.updateTable('organizations').set({ monitored }).where('id', '=', organizationOf(world.buyer)).execute();

const organizationOf = ({ organizationId }: ActorOf<'customer'>): string => organizationId ?? '';

const canHappen = (status: StoredInvoiceStatus, does: keyof typeof events): boolean =>
  statusesAfter(status, events[does]).length > 0;

async function outcomeOf(taken: Promise<unknown>): Promise<string> {
  try {
    await taken;
    return 'done';
  } catch (error) {
    const { code } = error as { readonly code?: string };
    if (!code?.endsWith('Error')) throw error;
    return code;
  }
}

it(
  `${lives} random lives of invoices go as the rules say, and the ledger follows each`,
  async () => {
    const tell = progressOf('lives', lives);
    let lived = 0;
    const days = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: rounds, maxLength: rounds });
    const together = fc.array(plan, { minLength: livesAtOnce, maxLength: livesAtOnce });
    await fc.assert(
      fc.asyncProperty(together, days, async (plans, pauses) => {
        const living = plans.map((planned) => new Life(planned));
        for (const life of living) await life.begin();
        for (const [round, pause] of pauses.entries()) {
          for (const life of living) await life.takeStep(round);
          await advanceClock(app, work, pause * dayMs);
          for (const life of living) await life.checkInvariants();
        }
        lived += living.length;
        tell(lived);
      }),
      { numRuns: Math.ceil(lives / livesAtOnce), endOnFailure: true },
    );
  },
  soakTimeout(120_000),
);
