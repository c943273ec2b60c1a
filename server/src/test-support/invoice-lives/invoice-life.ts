import {
  canPay,
  isTransition,
  paymentDecisionsAbout,
  type StoredInvoiceStatus,
  statusesAfter,
} from '@quittance/sdk/rules';
import { addDays, type BusinessDate } from '@quittance/sdk/time';
import { expect } from 'vitest';
import { invoiceReferenceOf } from '../../accounts/index.ts';
import {
  amountDueOn,
  cancelInvoice,
  type DraftContent,
  deleteDraft,
  type Invoice,
  markPaidExternally,
  mintGuestLink,
  rejectInvoice,
  type SentInvoice,
  saveDraft,
  scheduleInvoice,
  sendInvoice,
  unscheduleOwnInvoice,
} from '../../invoices/index.ts';
import type { ActorOf, App } from '../../kernel/index.ts';
import { accounts, balanceOf } from '../../ledger/index.ts';
import { decidePayment, notifyExternalPayment } from '../../payments/index.ts';
import { receiveRailsEvents } from '../../rails/index.ts';
import { expectInvariants, type TradingWorld } from '../trading-world.ts';
import { events, type Plan, type Step } from './plan.ts';

export interface LifeContext {
  readonly app: App;
  /** The invoice's seller and buyer. */
  readonly world: TradingWorld;
  /** Somebody whose business it is not. */
  readonly stranger: TradingWorld;
}

/** Steps of a guest. */
const needsLink: ReadonlySet<string> = new Set(['debit', 'card', 'coins', 'transfer']);

/** One invoice, which must do what the rules say and nothing else. */
export class InvoiceLife {
  readonly #app: App;
  readonly #world: TradingWorld;
  readonly #stranger: TradingWorld;
  readonly #plan: Plan;
  #id = '';
  #sent: SentInvoice | undefined;
  #debits = 0;
  #transfers = 0;

  constructor({ app, world, stranger }: LifeContext, planned: Plan) {
    this.#app = app;
    this.#world = world;
    this.#stranger = stranger;
    this.#plan = planned;
  }

  get id(): string {
    return this.#id;
  }

  async begin(): Promise<void> {
    this.#id = (await this.#save()).id;
  }

  async takeStep(round: number): Promise<void> {
    const step = this.#plan.steps[round];
    if (step) await this.take(step);
  }

  async take(step: Step): Promise<void> {
    if (step.does === 'wait') return;
    // Without a link there is no guest who could pay.
    const before = await this.#world.invoice(this.#id);
    if (needsLink.has(step.does) && !(await this.#hasLink(before))) return;
    const isAllowed = await this.#isAllowed(step, before);
    const outcome = await outcomeOf(this.#take(step));
    const after = await this.#world.invoice(this.#id);
    expect(outcome === 'done', `${step.does} of an invoice that is ${before.status}: ${outcome}`).toBe(isAllowed);
    if (!isAllowed) expect(after).toEqual(before);
    else if (step.does === 'notify') expect(after).toEqual({ ...before, externalNotifiedAt: expect.any(Date) });
    else expect(isTransition(before.status, events[step.does as keyof typeof events], after.status)).toBe(true);
  }

  checkInvariants(): Promise<void> {
    return expectInvariants(this.#app, this.#id);
  }

  readonly #setMonitored = (monitored: boolean) =>
    this.#app.db
      .updateTable('organizations')
      .set({ monitored })
      .where('id', '=', organizationOf(this.#world.buyer))
      .execute();

  async #paymentState({ paymentId }: Invoice): Promise<string | undefined> {
    const payment = await this.#app.db
      .selectFrom('invoice_payments')
      .select('state')
      .where('id', '=', paymentId ?? '')
      .executeTakeFirst();
    return payment?.state;
  }

  async #isDisputed({ paymentId }: Invoice): Promise<boolean> {
    const payment = await this.#app.db
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
    const today = await this.#app.clock.today(this.#app.db);
    switch (does) {
      case 'edit':
      case 'delete':
      case 'schedule':
      case 'unschedule':
      case 'reject':
      case 'cancel':
      case 'mark-as-seller':
      case 'mark-as-buyer':
        return canHappen(status, does);
      case 'notify':
        return canPay('buyer', status);
      case 'send':
        return (
          canHappen(status, does) && dueDate >= today && (discountEnd === null || discountEnd >= addDays(today, 7))
        );
      case 'pay':
      case 'pay-held':
        return canPay('buyer', status) && amountDueOn(before, today).amountMinor <= (await this.#payable());
      case 'allow':
      case 'deny':
      case 'block':
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

  #payable(): Promise<bigint> {
    const account = accounts.available(organizationOf(this.#world.buyer), { currency: 'USD' });
    return balanceOf(this.#app.db, account, 'USD');
  }

  async #take(step: Step): Promise<unknown> {
    const world = this.#world;
    const ofSeller = { sellerOrganizationId: organizationOf(world.seller), invoiceId: this.#id };
    const ofBuyer = { invoiceId: this.#id, by: world.buyer };
    switch (step.does) {
      case 'edit':
        return await this.#save();
      case 'delete':
        return await world.as(world.seller, (context) => deleteDraft(context, ofSeller));
      case 'schedule':
        return await this.#schedule();
      case 'unschedule':
        return await world.as(world.seller, (context) => unscheduleOwnInvoice(context, ofSeller));
      case 'reject':
        return await world.as(world.buyer, (context) => rejectInvoice(context, { ...ofBuyer, message: 'Wrong price' }));
      case 'cancel':
        return await world.as(world.seller, (context) =>
          cancelInvoice(context, { ...this.#own(world.seller), message: 'Order canceled' }),
        );
      case 'mark-as-seller':
      case 'mark-as-buyer': {
        const actor = step.does === 'mark-as-seller' ? world.seller : world.buyer;
        return await world.as(actor, (context) =>
          markPaidExternally(context, { ...this.#own(actor), markedBy: 'Owner' }),
        );
      }
      case 'notify':
        return await world.as(world.buyer, (context) => notifyExternalPayment(context, ofBuyer));
      case 'send':
        this.#sent = await world.as(world.seller, (context) => sendInvoice(context, ofSeller));
        return this.#sent;
      case 'pay':
        return await world.payFromBalance({ id: this.#id });
      case 'pay-held':
        await this.#setMonitored(true);
        try {
          return await world.payFromBalance({ id: this.#id });
        } finally {
          await this.#setMonitored(false);
        }
      case 'allow':
      case 'deny':
      case 'block': {
        const { does: decision } = step;
        return await world.as(staff, (context) =>
          decidePayment(context, { invoiceId: this.#id, decision, reason: 'Checked' }),
        );
      }
      case 'pay-as-stranger':
        return await this.#stranger.payFromBalance({ id: this.#id });
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
    return { ...(this.#sent as SentInvoice), invoice: await this.#world.invoice(this.#id) };
  }

  /** Makes a transfer arrive. One that pays nothing is no refusal, but the buyer's money. */
  async #transfer(percent: bigint): Promise<void> {
    const { status, totalDueMinor } = await this.#world.invoice(this.#id);
    this.#transfers += 1;
    await this.#app.providers.rails.simulateCredit?.({
      bankReference: `${this.#id}-${this.#transfers}`,
      rail: 'wire',
      amountMinor: (totalDueMinor * percent) / 100n,
      currency: 'USD',
      creditedAccount: '',
      remittance: invoiceReferenceOf(this.#id),
    });
    await receiveRailsEvents(this.#app);
    if ((await this.#world.invoice(this.#id)).status === status)
      throw Object.assign(new Error(), { code: 'NothingPaidError' });
  }

  /** Too few coins are no refusal, but wait for the rest. */
  async #sendCoins(what: 'exact' | 'over' | 'under' | 'dropped'): Promise<void> {
    const { status } = await this.#world.payWithCoins(this.#sent as SentInvoice, what);
    if (status !== 'pending_payment_approval') throw Object.assign(new Error(), { code: 'NothingPaidError' });
  }

  readonly #own = (actor: ActorOf<'customer'>) => ({ invoiceId: this.#id, organizationId: organizationOf(actor) });

  /** Whether there is a guest who could pay. An invoice that was sent on its date gets a link here. */
  async #hasLink(invoice: Invoice): Promise<boolean> {
    if (!this.#sent && invoice.number !== null) {
      const { publicUrl } = this.#app.config;
      this.#sent = { invoice, guestLink: await mintGuestLink(this.#app.db, this.#id, { publicUrl }) };
    }
    return this.#sent !== undefined;
  }

  #schedule(): Promise<Invoice> {
    return this.#world.as(this.#world.seller, async (context) => {
      const sendingDate = addDays(await context.app.clock.today(context.db), 1 + (this.#plan.amount % 4));
      return await scheduleInvoice(context, {
        sellerOrganizationId: organizationOf(this.#world.seller),
        invoiceId: this.#id,
        content: { ...this.#content(sendingDate, Math.max(this.#plan.dueInDays, 0)), sendingDate },
      });
    });
  }

  #save(): Promise<Invoice> {
    return this.#world.as(this.#world.seller, async (context) =>
      saveDraft(context, {
        sellerOrganizationId: organizationOf(this.#world.seller),
        ...(this.#id && { invoiceId: this.#id }),
        content: this.#content(await context.app.clock.today(context.db), this.#plan.dueInDays),
      }),
    );
  }

  #content(from: BusinessDate, dueInDays: number): DraftContent {
    const { amount, oddItems, fees, offersDiscount, lateFee } = this.#plan;
    const dueDate = addDays(from, dueInDays);
    return {
      ...(offersDiscount &&
        dueInDays >= 21 && { earlyDiscountPercent: '0.05', earlyDiscountEndDate: addDays(dueDate, -8) }),
      ...(lateFee && { lateFeeSettings: lateFee }),
      recipientEmail: this.#world.buyer.email,
      recipientName: 'Buyer Inc.',
      currency: 'USD',
      items: [{ name: 'Work', rate: String(amount), qty: '1' }, ...oddItems],
      fees,
      dueDate,
      paymentMethods: {
        achDirectDebit: { enabled: true },
        cardPayment: { enabled: true },
        cryptoPayment: { enabled: true },
        externalPayment: { enabled: true, instructions: 'To our bank' },
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
