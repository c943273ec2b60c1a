import { addDays, type BusinessDate, startOfBusinessDay } from '@quittance/sdk/time';
import { simulateDeposit } from '../../accounts/index.ts';
import { inTransaction } from '../../db/index.ts';
import { saveDraft, sendInvoice } from '../../invoices/index.ts';
import { advanceClock, type Work } from '../../jobs/index.ts';
import { type App, Refusal } from '../../kernel/index.ts';
import { payFromBalance } from '../../payments/index.ts';
import { type DemoOrganization, demoOrganizations } from './demo-organizations.ts';
import type { PlannedInvoice } from './demo-plan.ts';
import {
  type FoundedOrganization,
  type FoundedOrganizations,
  foundOrganization,
  organizationNamed,
} from './found-organizations.ts';
import { payAsGuest } from './pay-as-guest.ts';

export interface Life {
  readonly app: App;
  readonly work: Work;
  /** Those that have signed up so far. */
  readonly organizations: Map<string, FoundedOrganization>;
  readonly tell: (progress: string) => void;
  readonly firstDay: BusinessDate;
  readonly today: BusinessDate;
  readonly plan: readonly PlannedInvoice[];
}

/** An action of one of the demo's people. */
type Deed = () => Promise<void>;

/** Deeds by the day on which they are done, in the order in which they were entered. */
class Diary {
  readonly #deeds = new Map<BusinessDate, Deed[]>();

  enter(day: BusinessDate, deed: Deed): void {
    this.#deeds.set(day, [...(this.#deeds.get(day) ?? []), deed]);
  }

  deedsOf(day: BusinessDate): readonly Deed[] {
    return this.#deeds.get(day) ?? [];
  }
}

const hourMs = 3_600_000;

/**
 * Lives through every day from the first to today: the clock moves, what is due happens, people do what they planned.
 * @returns the organizations that have signed up on the way
 */
export async function liveThrough(past: Omit<Life, 'organizations'>): Promise<FoundedOrganizations> {
  const life: Life = { ...past, organizations: new Map() };
  const diary = new Diary();
  for (const organization of demoOrganizations) {
    enterSignUp(life, diary, organization);
    enterDeposits(life, diary, organization);
  }
  for (const invoice of life.plan) diary.enter(invoice.sendDate, () => issue(life, diary, invoice));
  for (let day = life.firstDay; day <= life.today; day = addDays(day, 1)) {
    if (day.endsWith('-01')) life.tell(`Living through ${day.slice(0, 7)}…`);
    const deeds = diary.deedsOf(day);
    if (deeds.length === 0) continue;
    await arriveAt(life, new Date(startOfBusinessDay(day).getTime() + 9 * hourMs));
    for (const deed of deeds) await attempt(life, deed);
  }
  await arriveAt(life, new Date());
  return life.organizations;
}

/** The present is as far as the clock goes: today's nine o'clock may still lie ahead. */
async function arriveAt({ app, work }: Life, instant: Date): Promise<void> {
  const byMs = Math.min(instant.getTime(), Date.now()) - (await app.clock.now(app.db)).getTime();
  if (byMs > 0) await advanceClock(app, work, byMs);
}

/** In a lived-in demo a payment is now and then refused, for funds or because it was paid meanwhile. */
async function attempt({ app }: Life, deed: Deed): Promise<void> {
  try {
    await deed();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    app.log.info({ code: error.code }, 'a demo action was refused');
  }
}

const contextOf = (app: App, { owner }: FoundedOrganization) => ({ app, actor: owner, locale: 'en' as const });

function enterSignUp({ app, organizations, firstDay }: Life, diary: Diary, organization: DemoOrganization): void {
  diary.enter(addDays(firstDay, organization.joinsOnDay), async () => {
    organizations.set(
      organization.key,
      await inTransaction(app.db, (transaction) => foundOrganization(app, transaction, organization)),
    );
  });
}

/** On the day that the organization signs up, and at the start of every month. */
function enterDeposits(
  { app, organizations, firstDay, today }: Life,
  diary: Diary,
  organization: DemoOrganization,
): void {
  const joinDay = addDays(firstDay, organization.joinsOnDay);
  const deposit = (currency: string, amount: string) => async () => {
    const founded = organizationNamed(organizations, organization.key);
    await inTransaction(app.db, (db) =>
      simulateDeposit({ ...contextOf(app, founded), db }, { organizationId: founded.organizationId, currency, amount }),
    );
  };
  for (let day = joinDay; day <= today; day = addDays(day, 1)) {
    if (day !== joinDay && !day.endsWith('-01')) continue;
    for (const { currency, amount } of organization.monthlyDeposits) diary.enter(day, deposit(currency, amount));
  }
}

async function issue(life: Life, diary: Diary, planned: PlannedInvoice): Promise<void> {
  const { app, organizations } = life;
  const seller = organizationNamed(organizations, planned.seller);
  const recipient = recipientOf(organizations, planned);
  const sent = await inTransaction(app.db, async (db) => {
    const context = { ...contextOf(app, seller), db };
    const sellerOrganizationId = seller.organizationId;
    const draft = await saveDraft(context, {
      sellerOrganizationId,
      content: {
        recipientEmail: recipient.email,
        recipientName: recipient.name,
        currency: planned.currency,
        items: planned.items.map((item) => ({ ...item })),
        dueDate: planned.dueDate,
        customName: planned.summary,
        paymentMethods: { achDirectDebit: { enabled: planned.currency === 'USD' } },
      },
    });
    return planned.isSent ? await sendInvoice(context, { sellerOrganizationId, invoiceId: draft.id }) : undefined;
  });
  if (sent) enterPayment(life, diary, { planned, invoiceId: sent.invoice.id, token: sent.guestLink.token });
}

const recipientOf = (organizations: FoundedOrganizations, { buyer }: PlannedInvoice) => {
  if (!('organization' in buyer)) return buyer;
  const { demo } = organizationNamed(organizations, buyer.organization);
  return { name: demo.legalName, email: demo.owner.email };
};

interface IssuedInvoice {
  readonly planned: PlannedInvoice;
  readonly invoiceId: string;
  /** Opens the invoice for a guest. */
  readonly token: string;
}

function enterPayment(life: Life, diary: Diary, { planned, invoiceId, token }: IssuedInvoice): void {
  const { habit, buyer, dueDate, sendDate } = planned;
  if (habit.kind === 'nothing') return;
  const payDay = laterOf(addDays(dueDate, habit.payDay), addDays(sendDate, 1));
  if (habit.kind === 'balance' && 'organization' in buyer) {
    diary.enter(payDay, () =>
      payFromOwnBalance(life, organizationNamed(life.organizations, buyer.organization), invoiceId),
    );
  }
  if (habit.kind === 'debit') {
    diary.enter(payDay, () => payAsGuest(life.app, { token, account: habit.account }));
    // Who was told that the bank took the debit back pays again, from an account that is good for it.
    if (habit.account === 'returns-r01')
      diary.enter(addDays(payDay, 12), () => payAsGuest(life.app, { token, account: 'good' }));
  }
}

const laterOf = (a: BusinessDate, b: BusinessDate): BusinessDate => (a > b ? a : b);

async function payFromOwnBalance({ app }: Life, buyer: FoundedOrganization, invoiceId: string): Promise<void> {
  await inTransaction(app.db, (db) =>
    payFromBalance({ ...contextOf(app, buyer), db }, { invoiceId, buyerOrganizationId: buyer.organizationId }),
  );
}
