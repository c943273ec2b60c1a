import { addDays, type BusinessDate, startOfBusinessDay } from '@quittance/sdk/time';
import { simulateDeposit } from '../../accounts/index.ts';
import { inTransaction } from '../../db/index.ts';
import { saveDraft, sendInvoice } from '../../invoices/index.ts';
import { advanceClock, type Work } from '../../jobs/index.ts';
import { type App, Refusal } from '../../kernel/index.ts';
import { payFromBalance } from '../../payments/index.ts';
import { type DemoOrganization, demoOrganizations } from './demo-organizations.ts';
import type { PlannedInvoice } from './demo-plan.ts';
import { payAsGuest } from './pay-as-guest.ts';
import {
  openDemoAccounts,
  organizationNamed,
  type SignedUpOrganization,
  type SignedUpOrganizations,
  sendDemoApplications,
  signUpOrganization,
} from './sign-up-organizations.ts';

export interface Simulation {
  readonly app: App;
  readonly work: Work;
  /** Organizations that have signed up so far. */
  readonly organizations: Map<string, SignedUpOrganization>;
  readonly tell: (progress: string) => void;
  readonly firstDay: BusinessDate;
  readonly today: BusinessDate;
  readonly plan: readonly PlannedInvoice[];
}

/** An action of one of the demo's people. */
type Action = () => Promise<void>;

/** Planned actions by day, in the order in which they were added. */
class ActionPlan {
  readonly #actions = new Map<BusinessDate, Action[]>();

  add(day: BusinessDate, action: Action): void {
    this.#actions.set(day, [...(this.#actions.get(day) ?? []), action]);
  }

  actionsOn(day: BusinessDate): readonly Action[] {
    return this.#actions.get(day) ?? [];
  }
}

const hourMs = 3_600_000;
/** So long the sandbox's account provider needs to approve. */
const providerMs = 180_000;

/**
 * Simulates every day from the first to today: moves the clock, does due work, and lets people do their planned
 * actions.
 * @returns the organizations that signed up
 */
export async function simulateHistory(past: Omit<Simulation, 'organizations'>): Promise<SignedUpOrganizations> {
  const simulation: Simulation = { ...past, organizations: new Map() };
  const plan = new ActionPlan();
  for (const organization of demoOrganizations) {
    addSignUp(simulation, plan, organization);
    addDeposits(simulation, plan, organization);
  }
  for (const invoice of simulation.plan) plan.add(invoice.sendDate, () => issue(simulation, plan, invoice));
  for (let day = simulation.firstDay; day <= simulation.today; day = addDays(day, 1)) {
    if (day.endsWith('-01')) simulation.tell(`Simulating ${day.slice(0, 7)}…`);
    const actions = plan.actionsOn(day);
    if (actions.length === 0) continue;
    await arriveAt(simulation, new Date(startOfBusinessDay(day).getTime() + 9 * hourMs));
    for (const action of actions) await attempt(simulation, action);
  }
  await arriveAt(simulation, new Date());
  return simulation.organizations;
}

/** Moves the clock to the instant, but not into the future: today's nine o'clock may still be ahead. */
async function arriveAt({ app, work }: Simulation, instant: Date): Promise<void> {
  const byMs = Math.min(instant.getTime(), Date.now()) - (await app.clock.now(app.db)).getTime();
  if (byMs > 0) await advanceClock(app, work, byMs);
}

/** Runs an action. Some payments are refused, for lack of funds or because the invoice was paid meanwhile. */
async function attempt({ app }: Simulation, action: Action): Promise<void> {
  try {
    await action();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    app.log.info({ code: error.code }, 'a demo action was refused');
  }
}

const contextOf = (app: App, { owner }: SignedUpOrganization) => ({ app, actor: owner, locale: 'en' as const });

/** Plans the sign-up: an approved organization gets its accounts when its provider has approved its applications. */
function addSignUp(simulation: Simulation, plan: ActionPlan, organization: DemoOrganization): void {
  const { app, work, organizations, firstDay } = simulation;
  plan.add(addDays(firstDay, organization.joinsOnDay), async () => {
    const signedUp = await inTransaction(app.db, (transaction) => signUpOrganization(app, transaction, organization));
    organizations.set(organization.key, signedUp);
    if (organization.accounts.length === 0) return;
    await sendDemoApplications(app);
    await advanceClock(app, work, providerMs);
    await openDemoAccounts(app, signedUp);
  });
}

/** Plans deposits on the day of the sign-up and at the start of every month. */
function addDeposits(
  { app, organizations, firstDay, today }: Simulation,
  plan: ActionPlan,
  organization: DemoOrganization,
): void {
  const joinDay = addDays(firstDay, organization.joinsOnDay);
  const deposit = (currency: string, amount: string) => async () => {
    const founded = organizationNamed(organizations, organization.key);
    await simulateDeposit({ app }, { organizationId: founded.organizationId, currency, amount });
  };
  for (let day = joinDay; day <= today; day = addDays(day, 1)) {
    if (day !== joinDay && !day.endsWith('-01')) continue;
    for (const { currency, amount } of organization.monthlyDeposits) plan.add(day, deposit(currency, amount));
  }
}

async function issue(simulation: Simulation, plan: ActionPlan, planned: PlannedInvoice): Promise<void> {
  const { app, organizations } = simulation;
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
  if (sent) addPayment(simulation, plan, { planned, invoiceId: sent.invoice.id, token: sent.guestLink.token });
}

const recipientOf = (organizations: SignedUpOrganizations, { buyer }: PlannedInvoice) => {
  if (!('organization' in buyer)) return buyer;
  const { demo } = organizationNamed(organizations, buyer.organization);
  return { name: demo.legalName, email: demo.owner.email };
};

interface IssuedInvoice {
  readonly planned: PlannedInvoice;
  readonly invoiceId: string;
  /** The guest's token for the invoice. */
  readonly token: string;
}

function addPayment(simulation: Simulation, plan: ActionPlan, { planned, invoiceId, token }: IssuedInvoice): void {
  const { habit, buyer, dueDate, sendDate } = planned;
  if (habit.kind === 'nothing') return;
  const payDay = laterOf(addDays(dueDate, habit.payDay), addDays(sendDate, 1));
  if (habit.kind === 'balance' && 'organization' in buyer) {
    plan.add(payDay, () =>
      payFromOwnBalance(simulation, organizationNamed(simulation.organizations, buyer.organization), invoiceId),
    );
  }
  if (habit.kind === 'debit') {
    plan.add(payDay, () => payAsGuest(simulation.app, { token, account: habit.account }));
    // A payer whose debit was returned pays again, from an account with funds.
    if (habit.account === 'returns-r01')
      plan.add(addDays(payDay, 22), () => payAsGuest(simulation.app, { token, account: 'good' }));
  }
}

const laterOf = (a: BusinessDate, b: BusinessDate): BusinessDate => (a > b ? a : b);

async function payFromOwnBalance({ app }: Simulation, buyer: SignedUpOrganization, invoiceId: string): Promise<void> {
  await inTransaction(app.db, (db) =>
    payFromBalance({ ...contextOf(app, buyer), db }, { invoiceId, buyerOrganizationId: buyer.organizationId }),
  );
}
