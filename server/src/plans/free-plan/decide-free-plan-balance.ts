import { required } from '@quittance/sdk/contract';
import { type FreePlanDecision, isBalanceRequired } from '@quittance/sdk/rules';
import { addDays } from '@quittance/sdk/time';
import { checkDate, englishSentence } from '@quittance/sdk/validation';
import { Refusal, refuseField, type StaffCall } from '../../kernel/index.ts';
import { lockOrganization, recordOrganizationChange } from '../../organizations/index.ts';
import { planLink } from '../links.ts';
import { mailOwner } from '../mail-owner.ts';

export interface DecideFreePlanBalance {
  readonly id: string;
  readonly decision: FreePlanDecision;
  /** The new last day; needed to extend. */
  readonly dueOn?: string | undefined;
  /** Why. */
  readonly note: string;
}

/**
 * Gives an organization more time for the balance of the free plan, or does without it. Mails its owner.
 * @throws NotFoundError; ValidationError for a last day that is missing or not later; IdempotencyConflictError if nothing is
 *   required afterwards
 */
export async function decideFreePlanBalance(context: StaffCall, input: DecideFreePlanBalance): Promise<void> {
  const { app, db, actor } = context;
  const { id, decision, note } = input;
  const found = await db
    .selectFrom('free_plan_balances')
    .select('organization_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new Refusal('NotFoundError', 'There is no such balance.');
  const organizationId = found.organization_id;
  await lockOrganization(db, organizationId);
  const { state, due_on: dueOn } = await db
    .selectFrom('free_plan_balances')
    .select(['state', 'due_on'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!isBalanceRequired(state)) {
    throw new Refusal('IdempotencyConflictError', 'The balance is no longer required. Load the list again.');
  }
  const today = await app.clock.today(db);
  const latest = [dueOn, today].toSorted().at(-1) ?? today;
  const newDueOn = decision === 'extend' ? assertedDay(input.dueOn, addDays(latest, 1)) : undefined;
  await db
    .updateTable('free_plan_balances')
    .set({
      ...(newDueOn === undefined
        ? { state: 'waived', next_check_on: null }
        : { state: 'pending', due_on: newDueOn, next_check_on: addDays(today, 1) }),
      note,
      decided_by_staff_id: actor.userId,
    })
    .where('id', '=', id)
    .execute();
  await recordOrganizationChange(context, {
    organizationId,
    change: decision === 'extend' ? 'plan_balance_extended' : 'plan_balance_waived',
    at: await app.clock.now(db),
    detail: { note, ...(newDueOn !== undefined && { dueOn: newDueOn }) },
  });
  await mailOwner(db, { organizationId, about: id }, ({ organizationName }) => ({
    template: 'free-plan-decided',
    data: { organizationName, ...(newDueOn !== undefined && { dueOn: newDueOn }), link: planLink(app) },
  }));
}

/** @throws ValidationError for a day that is missing or too early */
function assertedDay(day: string | undefined, min: string): string {
  if (day === undefined) throw refuseField('dueOn', required);
  const problem = checkDate(day, { min });
  if (problem) throw refuseField('dueOn', englishSentence(problem));
  return day;
}
