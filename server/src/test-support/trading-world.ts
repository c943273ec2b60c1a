import { fromMinor } from '@quittance/sdk/money';
import { type BusinessDate, startOfBusinessDay } from '@quittance/sdk/time';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { simulateDeposit } from '../accounts/index.ts';
import { moveClockTo } from '../clock/index.ts';
import { inTransaction } from '../db/index.ts';
import { createPerson } from '../identity/index.ts';
import {
  amountDueOn,
  type DraftContent,
  getInvoiceById,
  guestInvites,
  type Invoice,
  lateFeeCharging,
  overdueMarking,
  type SentInvoice,
  saveDraft,
  sendInvoice,
} from '../invoices/index.ts';
import { advanceClock, type Work } from '../jobs/index.ts';
import type { ActorOf, App, OperationContext } from '../kernel/index.ts';
import { createOrganization, type NewOrganization } from '../organizations/index.ts';
import {
  cardInbox,
  cardPurpose,
  cardSubmission,
  chainInbox,
  coinSending,
  debitPresenting,
  deniedRefunding,
  getLinkedAccount,
  invoiceRelease,
  openQuote,
  payByCard,
  payByDebit,
  payFromBalance,
  prepareQuote,
  quoteExpiring,
  quoteGivingUp,
  recipientVerification,
  returnWindowClosing,
  riskHoldEnding,
  simulateCoins,
  writeAuthorization,
} from '../payments/index.ts';
import { type LinkedAccount, linkSandboxAccount, type SandboxBooks, sandboxBooks } from '../providers/index.ts';
import { railsInbox, railsSubmission } from '../rails/index.ts';

export const paymentWork: Work = {
  due: [
    railsInbox,
    cardInbox,
    chainInbox,
    quoteExpiring,
    quoteGivingUp,
    debitPresenting,
    returnWindowClosing,
    riskHoldEnding,
    deniedRefunding,
    invoiceRelease,
    recipientVerification,
    overdueMarking,
    lateFeeCharging,
  ],
  drains: [railsSubmission, cardSubmission, coinSending],
};

/** Password of every owner of an organization in this world. */
export const ownerPassword = 'correct horse battery';

const hourMs = 3_600_000;
const usd = 'USD';

type CoinsSent = Parameters<typeof simulateCoins>[2]['what'];
type CardBehaviour = Parameters<SandboxBooks['keepCard']>[0]['behaviour'];

/** Two organizations that trade, with shortcuts for what their people do. */
export interface TradingWorld {
  readonly seller: ActorOf<'customer'>;
  readonly buyer: ActorOf<'customer'>;
  /** Acts as an actor in one transaction. */
  as<Result>(actor: OperationContext['actor'], act: (context: OperationContext) => Promise<Result>): Promise<Result>;
  /** Moves the clock to an hour of a date in New York and does the work due on the way. */
  goTo(date: BusinessDate, hour?: number): Promise<void>;
  send(content: Partial<DraftContent> & { readonly dueDate: BusinessDate }): Promise<SentInvoice>;
  deposit(amount: string): Promise<void>;
  payFromBalance(invoice: Pick<Invoice, 'id'>): Promise<Invoice>;
  /** The seller pays an invoice of a third organization from its balance. */
  spend(amount: string): Promise<void>;
  /** Pays as a guest with an account of the sandbox's test bank; each user name is a separate customer. */
  payAsGuest(sent: SentInvoice, accountId: string, userName?: string): Promise<Invoice>;
  /** Pays as a guest by a card of the sandbox's processor. */
  payByCard(sent: SentInvoice, behaviour?: CardBehaviour): Promise<Invoice>;
  /** Gets a quote as a guest, and sends coins to it. */
  payWithCoins(sent: SentInvoice, what: CoinsSent): Promise<Invoice>;
  invoice(id: string): Promise<Invoice>;
  balanceOf(actor: ActorOf<'customer'>): Promise<string>;
}

async function createTrader(
  app: App,
  name: string,
  changes: Partial<NewOrganization> = {},
): Promise<ActorOf<'customer'>> {
  return await inTransaction(app.db, async (transaction) => {
    const email = `${name}-${crypto.randomUUID()}@example.com`;
    const userId = await createPerson(transaction, {
      email,
      password: ownerPassword,
      firstName: name,
      lastName: 'Owner',
    });
    const { id } = await createOrganization(transaction, {
      legalName: `${name} Inc.`,
      organizationType: 'business',
      pricingTier: 'premium',
      ownerId: userId,
      verificationStatus: 'approved',
      openAccounts: [{ currency: usd }],
      ...changes,
    });
    return { kind: 'customer', sessionId: 'test', userId, email, organizationId: id, role: 'owner' };
  });
}

const organizationIdOf = (actor: ActorOf<'customer'>): string => actor.organizationId ?? '';

interface TradingWorldOptions {
  readonly sellerChanges?: Partial<NewOrganization>;
  readonly buyerChanges?: Partial<NewOrganization>;
}

export async function createTradingWorld(
  app: App,
  { sellerChanges = {}, buyerChanges = {} }: TradingWorldOptions = {},
): Promise<TradingWorld> {
  const seller = await createTrader(app, 'seller', sellerChanges);
  const buyer = await createTrader(app, 'buyer', buyerChanges);
  const as: TradingWorld['as'] = (actor, act) =>
    inTransaction(app.db, (db) => act({ app, db, actor, locale: 'en', ip: '192.0.2.1' }));

  const send: TradingWorld['send'] = (content) =>
    as(seller, async (context) => {
      const sellerOrganizationId = organizationIdOf(seller);
      const draft = await saveDraft(context, {
        sellerOrganizationId,
        content: {
          recipientEmail: buyer.email,
          recipientName: 'Buyer Inc.',
          currency: usd,
          items: [{ name: 'Work', rate: '100', qty: '1' }],
          paymentMethods: { achDirectDebit: { enabled: true } },
          ...content,
        },
      });
      return await sendInvoice(context, { sellerOrganizationId, invoiceId: draft.id });
    });

  return {
    seller,
    buyer,
    as,
    send,
    async goTo(date, hour = 10) {
      const target = startOfBusinessDay(date).getTime() + hour * hourMs;
      const byMs = target - (await app.clock.now(app.db)).getTime();
      if (byMs < 0) throw new Error(`The clock is already past ${date}.`);
      await advanceClock(app, paymentWork, byMs);
    },
    async deposit(amount) {
      await simulateDeposit({ app }, { organizationId: organizationIdOf(buyer), currency: usd, amount });
    },
    payFromBalance: ({ id }) =>
      as(buyer, (context) => payFromBalance(context, { invoiceId: id, buyerOrganizationId: organizationIdOf(buyer) })),
    async spend(amount) {
      const landlord = await createTradingWorld(app);
      const { invoice } = await landlord.send({
        recipientEmail: seller.email,
        dueDate: await app.clock.today(app.db),
        items: [{ name: 'Rent', rate: amount, qty: '1' }],
      });
      await as(seller, (context) =>
        payFromBalance(context, { invoiceId: invoice.id, buyerOrganizationId: organizationIdOf(seller) }),
      );
    },
    payAsGuest: (sent, accountId, userName) => payAsGuest(app, as, sent, { accountId, userName }),
    payByCard: (sent, behaviour = 'succeeds') => payAsCardGuest(app, as, sent, behaviour),
    payWithCoins: (sent, what) => payAsCoinGuest(app, as, sent, what),
    invoice: (id) => getInvoiceById(app.db, id),
    balanceOf: (actor) => availableOf(app, organizationIdOf(actor)),
  };
}

/** A guest with a linked account, about to authorize a debit. */
export interface AuthorizableDebit {
  readonly guest: ActorOf<'guest'>;
  readonly providerUserId: string;
  readonly account: LinkedAccount;
  readonly authorizationHash: string;
}

interface TestBankAccount {
  readonly accountId: string;
  /** Default: a customer of the bank that no other invoice has. */
  readonly userName?: string | undefined;
}

/** Links an account of the sandbox's test bank as the guest of an invoice, and writes the authorization. */
export async function linkAsGuest(
  app: App,
  { invoice, guestLink }: SentInvoice,
  { accountId, userName = invoice.id }: TestBankAccount,
): Promise<AuthorizableDebit> {
  const guest = await guestInvites.findInvite(app.db, guestLink.token);
  const providerUserId = await linkSandboxAccount(app.db, {
    reference: guest.inviteId,
    bankId: 'test-bank',
    accountId,
    userName,
  });
  const account = await getLinkedAccount(app, guest, providerUserId);
  const today = await app.clock.today(app.db);
  const { hash } = writeAuthorization(app, { invoice, payerName: invoice.recipientName, account, today }, 'en');
  return { guest, providerUserId, account, authorizationHash: hash };
}

async function payAsGuest(
  app: App,
  as: TradingWorld['as'],
  sent: SentInvoice,
  from: TestBankAccount,
): Promise<Invoice> {
  const { guest, ...debit } = await linkAsGuest(app, sent, from);
  return await as(guest, (context) =>
    payByDebit(context, { ...debit, payer: guest, ip: '192.0.2.1', userAgent: 'Test browser' }),
  );
}

async function payAsCoinGuest(
  app: App,
  as: TradingWorld['as'],
  { invoice: { id: invoiceId }, guestLink }: SentInvoice,
  what: CoinsSent,
): Promise<Invoice> {
  const payer = await guestInvites.findInvite(app.db, guestLink.token);
  await as(payer, async (context) => {
    const invoice = await getInvoiceById(context.db, invoiceId);
    const { amountMinor } = amountDueOn(invoice, await app.clock.today(context.db));
    const input = {
      invoiceId,
      coin: 'BTC',
      refundAddress: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
      finalAmount: fromMinor(amountMinor, invoice.currency),
    } as const;
    await openQuote(context, input, await prepareQuote({ ...context, actor: payer }, input));
  });
  await simulateCoins(app, payer, { invoiceId, what });
  return await getInvoiceById(app.db, invoiceId);
}

async function payAsCardGuest(
  app: App,
  as: TradingWorld['as'],
  { invoice, guestLink }: SentInvoice,
  behaviour: CardBehaviour,
): Promise<Invoice> {
  const payer = await guestInvites.findInvite(app.db, guestLink.token);
  const facts = { brand: 'visa', last4: '4242' };
  const books = sandboxBooks(app.db, app.clock);
  const cardToken = await books.keepCard({ ...facts, purpose: cardPurpose(payer), behaviour });
  const current = await getInvoiceById(app.db, invoice.id);
  const { amountMinor } = amountDueOn(current, await app.clock.today(app.db));
  const shownAmount = fromMinor(amountMinor, current.currency);
  return await as(payer, (context) => payByCard(context, { payer, card: facts, cardToken, shownAmount }));
}

/** Sets the clock before anything is due. */
export async function startOn(app: App, date: BusinessDate, hour = 10): Promise<void> {
  await moveClockTo(app.db, new Date(startOfBusinessDay(date).getTime() + hour * hourMs));
}

async function availableOf(app: App, organizationId: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select coalesce(sum(posted), 0) / 100 as text from ledger_balances
    where owner_organization_id = ${organizationId} and kind = 'avail'`.execute(app.db);
  return Number(rows[0]?.text ?? 0).toFixed(2);
}

/**
 * Describes the journals of an invoice, one per line, in bookkeeping notation: `Dr bank:ach / Cr due:ach 100.00`. Omits
 * ids; `hold` and `void` mark journals that move no balance, `reversal` those that reverse another one.
 */
export async function journalsOf(app: App, { id }: Pick<Invoice, 'id'>): Promise<Record<string, string>> {
  const { rows } = await sql<{ kind: string; phase: string; side: string; account: string; amount: string }>`
    select j.kind, j.phase, l.direction as side, k.code as account, l.amount
    from ledger_journals j
    join ledger_lines l on l.journal_id = j.id
    join ledger_accounts k on k.id = l.account_id
    where j.invoice_id = ${id}
    order by j.id, l.line_no`.execute(app.db);
  const journals = new Map<string, typeof rows>();
  for (const row of rows) {
    const name = row.phase === 'single' || row.phase === 'post' ? row.kind : `${row.kind} (${row.phase})`;
    journals.set(name, [...(journals.get(name) ?? []), row]);
  }
  const write = (lines: typeof rows, side: string): string =>
    lines
      .filter((line) => line.side === side)
      .map(({ account, amount }) => `${account.replace(/:(inv|org)_\w+/, '')} ${(Number(amount) / 100).toFixed(2)}`)
      .sort()
      .join(' + ');
  return Object.fromEntries(
    [...journals].map(([name, lines]) => [name, `Dr ${write(lines, 'debit')} / Cr ${write(lines, 'credit')}`]),
  );
}

async function findPaymentState(app: App, { paymentId }: Invoice): Promise<string | undefined> {
  if (paymentId === null) return undefined;
  const row = await app.db
    .selectFrom('invoice_payments')
    .select('state')
    .where('id', '=', paymentId)
    .executeTakeFirst();
  return row?.state;
}

/**
 * I7: the reserve is not empty exactly while the invoice is allocated, and unsettled money (posted or pending) exists
 * exactly while a payment is in progress that compliance doesn't hold. I8: in the memo book, open + in flight + paid = billed.
 */
export async function expectInvariants(app: App, invoiceId: string): Promise<void> {
  const invoice = await getInvoiceById(app.db, invoiceId);
  const { rows } = await sql<{ kind: string; amount: string }>`
    select b.kind, sum(b.posted + b.pending_increase) as amount from ledger_balances b
    join ledger_accounts a on a.id = b.account_id
    where a.code like ${`%:${invoiceId}`} group by b.kind`.execute(app.db);
  const held = new Map(rows.map(({ kind, amount }) => [kind, BigInt(amount)]));
  const of = (kind: string): bigint => held.get(kind) ?? 0n;
  expect(of('reserve') > 0n, 'something is reserved').toBe(invoice.status === 'allocated');
  const isHeld = (await findPaymentState(app, invoice)) === 'held';
  expect(of('unsettled') > 0n, 'something is unsettled').toBe(invoice.status === 'pending_payment_approval' && !isHeld);
  const resolved = ['ar', 'inflight', 'cashpaid', 'discount', 'rejected', 'cancelled', 'external', 'denied'];
  expect(
    resolved.reduce((sum, kind) => sum + of(kind), 0n),
    'open, in flight, paid, given up and closed add up to what was billed and charged',
  ).toBe(of('billed') + of('latefee'));
}
