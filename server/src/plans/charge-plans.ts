import { type AccountType, accountTypes, monthlyPlanPrice, planCurrency, planMonthStart } from '@quittance/sdk/rules';
import { addDays, businessDateOf, startOfBusinessDay } from '@quittance/sdk/time';
import { sql } from 'kysely';
import { type Connection, inTransaction } from '../db/index.ts';
import { type DueWork, doEach } from '../jobs/index.ts';
import { type App, newId, type OperationContext, systemContext } from '../kernel/index.ts';
import { balances, lockedBalanceOf, postJournal } from '../ledger/index.ts';
import { publishLiveEvent } from '../live-events/index.ts';
import { isActiveOrganization, lockOrganization, recordOrganizationChange } from '../organizations/index.ts';
import { mailUnpaidCharge } from './mail-unpaid-charge.ts';
import { type PlanCharge, payingBalance, planCharged } from './postings.ts';

/** Makes the charge of each month that has begun, and takes what is due from the balances. */
export const planCharging: DueWork = {
  name: 'plan-charging',
  async nextDueAt({ db }) {
    const date = await nextDateOf(db);
    return date === null ? null : startOfBusinessDay(date);
  },
  async runDue(app, now) {
    const today = businessDateOf(now);
    const made = await doEach(app, {
      what: 'charge a month of a plan',
      next: (limit) =>
        app.db
          .selectFrom('plan_subscriptions')
          .select('organization_id as id')
          .where('next_month_on', '<=', today)
          .orderBy('next_month_on')
          .orderBy('organization_id')
          .limit(limit)
          .execute(),
      one: ({ id }) => makeCharge(app, id, today),
    });
    const taken = await doEach(app, {
      what: 'take the charge of a plan',
      next: (limit) =>
        app.db
          .selectFrom('plan_charges')
          .select(['id', 'organization_id as organizationId'])
          .where('next_try_on', '<=', today)
          .orderBy('next_try_on')
          .orderBy('id')
          .limit(limit)
          .execute(),
      one: (charge) => takeCharge(app, charge, today),
    });
    return made + taken;
  },
};

/** Returns the earliest business date with a month to charge, or a charge to try. */
async function nextDateOf(db: Connection): Promise<string | null> {
  const { rows } = await sql<{ date: string | null }>`
    select least(
      (select min(next_month_on) from plan_subscriptions),
      (select min(next_try_on) from plan_charges)
    ) as date`.execute(db);
  return rows[0]?.date ?? null;
}

/**
 * Makes the charge of the next month, waived if staff have waived charges. A month that begins while the organization is
 * closed or restricted costs nothing.
 */
const makeCharge = (app: App, organizationId: string, today: string): Promise<boolean> =>
  inTransaction(app.db, async (db) => {
    const organization = await lockOrganization(db, organizationId);
    const plan = await db
      .selectFrom('plan_subscriptions')
      .selectAll()
      .where('organization_id', '=', organizationId)
      .executeTakeFirstOrThrow();
    const monthOn = plan.next_month_on;
    // Another process may have charged it since the query.
    if (monthOn === null || monthOn > today) return false;
    const amountMinor = monthlyPlanPrice(plan.tier, monthOn);
    if (amountMinor > 0n && isActiveOrganization(organization)) {
      await db
        .insertInto('plan_charges')
        .values({
          id: newId('plc'),
          organization_id: organizationId,
          tier: plan.tier,
          month_on: monthOn,
          amount_minor: amountMinor,
          state: plan.charges_waived ? 'waived' : 'due',
          next_try_on: plan.charges_waived ? null : monthOn,
          paid_at: null,
        })
        .execute();
    }
    await db
      .updateTable('plan_subscriptions')
      .set({ months: plan.months + 1, next_month_on: planMonthStart(plan.started_on, plan.months + 1) })
      .where('organization_id', '=', organizationId)
      .execute();
    return true;
  });

/** Takes a charge from a balance that covers it; otherwise tries again on the next day. */
const takeCharge = (
  app: App,
  { id, organizationId }: { readonly id: string; readonly organizationId: string },
  today: string,
): Promise<boolean> =>
  inTransaction(app.db, async (db) => {
    const organization = await lockOrganization(db, organizationId);
    const row = await db
      .selectFrom('plan_charges')
      .selectAll()
      .where('id', '=', id)
      .where('next_try_on', '<=', today)
      .executeTakeFirst();
    if (!row) return false;
    const context = systemContext(app, db);
    const charge: PlanCharge = { id, organizationId, amountMinor: BigInt(row.amount_minor) };
    const isActive = isActiveOrganization(organization);
    const accountType = isActive ? await findPayingType(db, charge) : undefined;
    if (accountType) await pay(context, charge, accountType);
    else await putOff(context, charge, { today, isFirst: row.next_try_on === row.month_on && isActive });
    return true;
  });

/**
 * Returns the type of the first US dollar account whose balance covers a charge, and locks that balance. Others stay
 * unlocked, so that what moves money between two of them never waits for a charge that waits for it.
 */
async function findPayingType(
  db: Connection,
  { organizationId, amountMinor }: PlanCharge,
): Promise<AccountType | undefined> {
  const accountOf = (type: AccountType) => payingBalance(organizationId, type);
  const found = await balances(db, accountTypes.map(accountOf));
  const type = accountTypes.find((each) => (found.get(accountOf(each).code)?.get(planCurrency) ?? 0n) >= amountMinor);
  if (type === undefined) return undefined;
  // Somebody may have spent it since. The charge is tried again then.
  return (await lockedBalanceOf(db, accountOf(type), planCurrency)) >= amountMinor ? type : undefined;
}

async function pay(context: OperationContext, charge: PlanCharge, accountType: AccountType): Promise<void> {
  const { app, db } = context;
  const at = await app.clock.now(db);
  await db
    .updateTable('plan_charges')
    .set({ state: 'paid', next_try_on: null, paid_at: at })
    .where('id', '=', charge.id)
    .execute();
  await recordOrganizationChange(context, {
    organizationId: charge.organizationId,
    change: 'plan_charged',
    at,
    detail: { chargeId: charge.id },
  });
  await publishLiveEvent(db, {
    organizationId: charge.organizationId,
    kind: 'balance.changed',
    objectId: charge.id,
  });
  await postJournal(db, app.clock, planCharged(charge, accountType));
}

interface PutOff {
  readonly today: string;
  readonly isFirst: boolean;
}

async function putOff(context: OperationContext, charge: PlanCharge, { today, isFirst }: PutOff): Promise<void> {
  await context.db
    .updateTable('plan_charges')
    .set({ next_try_on: addDays(today, 1) })
    .where('id', '=', charge.id)
    .execute();
  if (isFirst) await mailUnpaidCharge(context, charge);
}
