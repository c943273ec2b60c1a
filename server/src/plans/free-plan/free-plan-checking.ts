import { formatMoney } from '@quittance/sdk/money';
import { type FreePlanStep, freePlanStepOn, planCurrency } from '@quittance/sdk/rules';
import { addDays, businessDateOf, startOfBusinessDay } from '@quittance/sdk/time';
import type { Selectable } from 'kysely';
import { inTransaction } from '../../db/index.ts';
import { type DueWork, doEach } from '../../jobs/index.ts';
import { type App, type OperationContext, systemContext } from '../../kernel/index.ts';
import { isActiveOrganization, lockOrganization, recordOrganizationChange } from '../../organizations/index.ts';
import type { RateTable } from '../../providers/index.ts';
import { addMoneyLink, planLink } from '../links.ts';
import { mailOwner } from '../mail-owner.ts';
import type { FreePlanBalancesTable } from '../tables.ts';
import { balanceInUsd } from './balance-in-usd.ts';

/** Looks each day whether the balances that the free plan requires are reached; reminds, and notes those that are missed. */
export const freePlanChecking: DueWork = {
  name: 'free-plan-checking',
  async nextDueAt({ db }) {
    const row = await db
      .selectFrom('free_plan_balances')
      .select((select) => select.fn.min<string | null>('next_check_on').as('date'))
      .executeTakeFirst();
    return row?.date ? startOfBusinessDay(row.date) : null;
  },
  async runDue(app, now) {
    const today = businessDateOf(now);
    // Without rates nobody may be told that money is missing: the check is tried again.
    const rates = await app.providers.exchangeRates.current();
    return await doEach(app, {
      what: 'check a balance of the free plan',
      next: (limit) =>
        app.db
          .selectFrom('free_plan_balances')
          .select(['id', 'organization_id as organizationId'])
          .where('next_check_on', '<=', today)
          .orderBy('next_check_on')
          .orderBy('id')
          .limit(limit)
          .execute(),
      one: (balance) => checkBalance(app, balance, { today, rates }),
    });
  },
};

type Row = Selectable<FreePlanBalancesTable>;

interface Day {
  readonly today: string;
  readonly rates: RateTable;
}

const checkBalance = (
  app: App,
  { id, organizationId }: { readonly id: string; readonly organizationId: string },
  { today, rates }: Day,
): Promise<boolean> =>
  inTransaction(app.db, async (db) => {
    const organization = await lockOrganization(db, organizationId);
    const row = await db
      .selectFrom('free_plan_balances')
      .selectAll()
      .where('id', '=', id)
      .where('next_check_on', '<=', today)
      .executeTakeFirst();
    // Another process may have checked it since the query.
    if (!row) return false;
    const context = systemContext(app, db);
    const { amountMinor: balanceMinor, isComplete } = await balanceInUsd(context, organizationId, rates);
    const found = isActiveOrganization(organization) ? stepOf(row, today, balanceMinor) : 'wait';
    // Don’t tell owners that money is missing while some of it has no exchange rate.
    const step = isComplete || found === 'reach' ? found : 'wait';
    await db
      .updateTable('free_plan_balances')
      .set({
        balance_minor: balanceMinor,
        checked_on: today,
        next_check_on: addDays(today, 1),
        ...changeOf(step, today),
      })
      .where('id', '=', id)
      .execute();
    await follow(context, { row, step, balanceMinor });
    return true;
  });

const stepOf = (row: Row, today: string, balanceMinor: bigint): FreePlanStep =>
  freePlanStepOn(today, {
    state: row.state === 'missed' ? 'missed' : 'pending',
    approvedOn: row.approved_on,
    dueOn: row.due_on,
    remindedOn: row.reminded_on,
    requiredMinor: BigInt(row.required_minor),
    balanceMinor,
  });

function changeOf(step: FreePlanStep, today: string): Partial<Pick<Row, 'state' | 'next_check_on' | 'reminded_on'>> {
  switch (step) {
    case 'reach':
      return { state: 'reached', next_check_on: null };
    case 'miss':
      return { state: 'missed' };
    case 'remind':
      return { reminded_on: today };
    case 'wait':
      return {};
  }
}

interface Checked {
  readonly row: Row;
  readonly step: FreePlanStep;
  readonly balanceMinor: bigint;
}

/** Records what was found, and mails the owner about it. */
async function follow(context: OperationContext, { row, step, balanceMinor }: Checked): Promise<void> {
  const { app, db } = context;
  const { organization_id: organizationId, due_on: dueOn, required_minor: required } = row;
  if (step === 'reach' || step === 'miss') {
    const change = step === 'reach' ? 'plan_balance_reached' : 'plan_balance_missed';
    await recordOrganizationChange(context, { organizationId, change, at: await app.clock.now(db) });
  }
  if (step !== 'remind' && step !== 'miss') return;
  await mailOwner(db, { organizationId, about: row.id }, ({ organizationName, locale }) => {
    const money = (amountMinor: bigint) => formatMoney({ amountMinor, currency: planCurrency }, locale);
    const data = {
      organizationName,
      required: money(BigInt(required)),
      balance: money(balanceMinor),
      dueOn,
      link: addMoneyLink(app),
      planLink: planLink(app),
    };
    return { template: step === 'remind' ? 'free-plan-reminder' : 'free-plan-missed', data };
  });
}
