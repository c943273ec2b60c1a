import { addDays, type BusinessDate, startOfBusinessDay } from '@quittance/sdk/time';
import { simulateDeposit } from '../../accounts/index.ts';
import { inTransaction } from '../../db/index.ts';
import { saveDraft, sendInvoice } from '../../invoices/index.ts';
import { advanceClock, type Work } from '../../jobs/index.ts';
import { type App, Refusal } from '../../kernel/index.ts';
import { payFromBalance } from '../../payments/index.ts';
import { type DemoCompany, demoCompanies } from './demo-companies.ts';
import type { PlannedInvoice } from './demo-plan.ts';
import { companyNamed, type FoundedCompanies, type FoundedCompany, foundCompany } from './found-companies.ts';
import { payAsGuest } from './pay-as-guest.ts';

export interface Life {
  readonly app: App;
  readonly work: Work;
  /** Those that have signed up so far. */
  readonly companies: Map<string, FoundedCompany>;
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
 * @returns the companies that have signed up on the way
 */
export async function liveThrough(past: Omit<Life, 'companies'>): Promise<FoundedCompanies> {
  const life: Life = { ...past, companies: new Map() };
  const diary = new Diary();
  for (const company of demoCompanies) {
    enterSignUp(life, diary, company);
    enterDeposits(life, diary, company);
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
  return life.companies;
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

const contextOf = (app: App, { owner }: FoundedCompany) => ({ app, actor: owner, locale: 'en' as const });

function enterSignUp({ app, companies, firstDay }: Life, diary: Diary, company: DemoCompany): void {
  diary.enter(addDays(firstDay, company.joinsOnDay), async () => {
    companies.set(company.key, await inTransaction(app.db, (transaction) => foundCompany(app, transaction, company)));
  });
}

/** On the day that the company signs up, and at the start of every month. */
function enterDeposits({ app, companies, firstDay, today }: Life, diary: Diary, company: DemoCompany): void {
  const joinDay = addDays(firstDay, company.joinsOnDay);
  const deposit = (currency: string, amount: string) => async () => {
    const founded = companyNamed(companies, company.key);
    await inTransaction(app.db, (db) =>
      simulateDeposit({ ...contextOf(app, founded), db }, { organizationId: founded.organizationId, currency, amount }),
    );
  };
  for (let day = joinDay; day <= today; day = addDays(day, 1)) {
    if (day !== joinDay && !day.endsWith('-01')) continue;
    for (const { currency, amount } of company.monthlyDeposits) diary.enter(day, deposit(currency, amount));
  }
}

async function issue(life: Life, diary: Diary, planned: PlannedInvoice): Promise<void> {
  const { app, companies } = life;
  const seller = companyNamed(companies, planned.seller);
  const recipient = recipientOf(companies, planned);
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

const recipientOf = (companies: FoundedCompanies, { buyer }: PlannedInvoice) => {
  if (!('company' in buyer)) return buyer;
  const { company } = companyNamed(companies, buyer.company);
  return { name: company.legalName, email: company.owner.email };
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
  if (habit.kind === 'balance' && 'company' in buyer) {
    diary.enter(payDay, () => payAsCompany(life, companyNamed(life.companies, buyer.company), invoiceId));
  }
  if (habit.kind === 'debit') {
    diary.enter(payDay, () => payAsGuest(life.app, { token, account: habit.account }));
    // Who was told that the bank took the debit back pays again, from an account that is good for it.
    if (habit.account === 'returns-r01')
      diary.enter(addDays(payDay, 12), () => payAsGuest(life.app, { token, account: 'good' }));
  }
}

const laterOf = (a: BusinessDate, b: BusinessDate): BusinessDate => (a > b ? a : b);

async function payAsCompany({ app }: Life, buyer: FoundedCompany, invoiceId: string): Promise<void> {
  await inTransaction(app.db, (db) =>
    payFromBalance({ ...contextOf(app, buyer), db }, { invoiceId, buyerOrganizationId: buyer.organizationId }),
  );
}
