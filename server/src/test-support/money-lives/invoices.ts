import { fromMinor } from '@quittance/sdk/money';
import { canPay, rewardPoints } from '@quittance/sdk/rules';
import { expect } from 'vitest';
import { amountDueOn, getInvoiceById } from '../../invoices/index.ts';
import { accounts, balanceOf } from '../../ledger/index.ts';
import { type Payment, writeOffDebt } from '../../payments/index.ts';
import { toPayment } from '../../payments/payment.ts';
import { getRewards } from '../../rewards/get-rewards.ts';
import { InvoiceLife } from '../invoice-lives/invoice-life.ts';
import type { Plan, Step } from '../invoice-lives/plan.ts';
import type { Deposits } from './deposits.ts';
import type { ExpectedBalances } from './expected-balances.ts';
import { releaseAsTwo } from './transfers.ts';
import { asStaff, type LivingCompany, type MoneyWorld } from './world.ts';

const unit = 'USD';
const dollars = { currency: unit, accountType: 'traditional' } as const;

/** Invoices of the first company to the second, paid in every way. */
export class Invoices {
  readonly #world: MoneyWorld;
  readonly #deposits: Deposits;
  readonly #lives: InvoiceLife[] = [];
  /** What was due on each invoice before the step. */
  readonly #due = new Map<string, bigint>();
  readonly #seenPayments = new Set<string>();
  #writtenOff = 0n;
  #redeemed = 0n;

  constructor(world: MoneyWorld, deposits: Deposits) {
    this.#world = world;
    this.#deposits = deposits;
  }

  async begin(plan: Plan): Promise<void> {
    const { app, trade, stranger } = this.#world;
    const life = new InvoiceLife({ app, world: trade, stranger }, plan);
    await life.begin();
    this.#lives.push(life);
    const [first] = plan.steps;
    if (first) await this.#take(life, first);
  }

  async take(chosen: number, step: Step): Promise<void> {
    const life = this.#lives[chosen % Math.max(this.#lives.length, 1)];
    if (life) await this.#take(life, step);
  }

  /** Under a licence, money of payments that were blocked goes back. */
  async release(): Promise<void> {
    for (const { invoiceId, state } of await this.#payments()) {
      if (state === 'blocked') await releaseAsTwo(this.#world, { invoiceId });
    }
  }

  /** Staff give up a part of what the seller owes. */
  async writeOff(percent: bigint): Promise<void> {
    const part = ((await this.#owed()) * percent) / 100n;
    if (part === 0n) return;
    const { organizationId } = this.#seller;
    const amount = fromMinor(part, unit);
    await asStaff(this.#world, (context) =>
      writeOffDebt(context, { organizationId, currency: unit, amount, reason: 'Insolvent' }),
    );
    this.#writtenOff += part;
  }

  /** The buyer redeemed points. */
  noteRedeemed(points: bigint): void {
    this.#redeemed += points;
  }

  async noteDue(): Promise<void> {
    const { app } = this.#world;
    const today = await app.clock.today(app.db);
    for (const { id } of this.#lives) {
      const invoice = await getInvoiceById(app.db, id);
      if (canPay('buyer', invoice.status)) this.#due.set(id, amountDueOn(invoice, today).amountMinor);
    }
  }

  async expect(expected: ExpectedBalances): Promise<void> {
    let reversed = 0n;
    let points = 0n;
    for (const payment of await this.#payments()) {
      this.#expectDue(payment);
      this.#add(expected, payment);
      points += await this.#pointsOf(payment);
      if (payment.state === 'reversed' && payment.releasedAt !== null) reversed += payment.amountMinor;
    }
    // What a bank took back is the seller's debt where its balance did not cover it.
    const uncovered = (await this.#owed()) + this.#writtenOff;
    expect(uncovered <= reversed, `${uncovered} owed of ${reversed} that banks took back`).toBe(true);
    expected.add(this.#seller.balanceAccount(dollars), unit, uncovered - reversed);
    const { app } = this.#world;
    const rewards = await getRewards({ app, db: app.db }, this.#buyer.organizationId);
    expect(BigInt(rewards.points), 'the points of the buyer').toBe(points - this.#redeemed);
    for (const life of this.#lives) await life.checkInvariants();
  }

  async #take(life: InvoiceLife, step: Step): Promise<void> {
    await life.take(step);
    if (step.does === 'transfer') await this.#deposits.follow(`${life.id}-%`, this.#buyer);
  }

  /** A payment takes what its invoice said that is due. A transfer may have been held since then. */
  #expectDue({ id, invoiceId, amountMinor, method }: Payment): void {
    const isNew = !this.#seenPayments.has(id);
    this.#seenPayments.add(id);
    if (isNew && method !== 'bank-transfer') expect(amountMinor, 'what a payment took').toBe(this.#due.get(invoiceId));
  }

  #add(expected: ExpectedBalances, payment: Payment): void {
    const { invoiceId, state, amountMinor, method } = payment;
    const add = (account: Parameters<ExpectedBalances['add']>[0]) => expected.add(account, unit, amountMinor);
    const isFailed = ['denied', 'refused', 'returned'].includes(state);
    if (method === 'balance' && !isFailed) expected.add(this.#buyer.balanceAccount(dollars), unit, -amountMinor);
    if (payment.releasedAt !== null) add(this.#seller.balanceAccount(dollars));
    else if (state === 'cleared') add(accounts.reserve(invoiceId, this.#seller.organizationId));
    if (state === 'submitted' || state === 'settled') add(accounts.unsettled(invoiceId, this.#seller.organizationId));
    if (state === 'held') add(accounts.onHold(this.#buyer.organizationId, 'pay'));
    if (state === 'blocked') add(accounts.blocked(this.#buyer.organizationId));
  }

  async #pointsOf({ invoiceId, state, payerOrganizationId, ...payment }: Payment): Promise<bigint> {
    if (state !== 'cleared' || payerOrganizationId === null) return 0n;
    const { dueDate, paymentWindow } = await getInvoiceById(this.#world.app.db, invoiceId);
    return rewardPoints({ ...payment, dueDate, hasEarlyDiscount: paymentWindow === 'allocated_early' });
  }

  #owed(): Promise<bigint> {
    return balanceOf(this.#world.app.db, accounts.dueSeller(this.#seller.organizationId), unit);
  }

  async #payments(): Promise<readonly Payment[]> {
    const ids = this.#lives.map(({ id }) => id);
    if (ids.length === 0) return [];
    const rows = await this.#world.app.db
      .selectFrom('invoice_payments')
      .selectAll()
      .where('invoice_id', 'in', ids)
      .orderBy('id')
      .execute();
    return rows.map(toPayment);
  }

  get #seller(): LivingCompany {
    return this.#world.companies[0] as LivingCompany;
  }

  get #buyer(): LivingCompany {
    return this.#world.companies[1] as LivingCompany;
  }
}
