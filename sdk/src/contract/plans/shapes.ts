import * as z from 'zod';
import { freePlanBalanceStates } from '../../rules/free-plan.ts';
import { planChargeStates } from '../../rules/plans.ts';
import { namedShapes } from '../kernel/named-shapes.ts';
import { calendarDate, id, organizationId, wireDecimal } from '../kernel/wire.ts';
import { pricingTier } from '../organizations/shapes.ts';

export const organizationPlan = z.object({
  pricingTier,
  startedOn: calendarDate
    .optional()
    .describe('Absent for an organization that staff never put on a plan: it is charged nothing.'),
  monthlyPrice: wireDecimal.describe('In US dollars; of a month that begins today.'),
  nextMonthOn: calendarDate.optional().describe('When the next month begins; absent for a plan that costs nothing.'),
  chargesWaived: z.boolean(),
  charges: z
    .array(
      z.object({
        monthOn: calendarDate.describe('First day of the month.'),
        amount: wireDecimal.describe('In US dollars.'),
        state: z.enum(planChargeStates),
      }),
    )
    .describe('The latest twelve, newest first.'),
});
namedShapes.add(organizationPlan, { id: 'OrganizationPlan', io: 'output' });

export const freePlanBalanceId = id('fpb');

const requirement = z.object({
  state: z
    .enum(freePlanBalanceStates)
    .describe('waived: staff do without it. ended: the organization has left the free plan.'),
  requiredBalance: wireDecimal.describe('In US dollars.'),
  approvedOn: calendarDate,
  dueOn: calendarDate.describe('The last day on which the balance counts as reached in time.'),
});

/** The balance that the free plan requires of an organization. */
export const freePlanBalance = requirement.extend({
  balance: wireDecimal
    .optional()
    .describe('Available money of all accounts now, in US dollars. Absent while there are no exchange rates.'),
});
namedShapes.add(freePlanBalance, { id: 'FreePlanBalance', io: 'output' });

/** The same, for staff. */
export const freePlanBalanceRow = requirement.extend({
  _id: freePlanBalanceId,
  organizationId,
  companyName: z.string(),
  balance: wireDecimal.optional().describe('In US dollars, when it was last checked.'),
  checkedOn: calendarDate.optional(),
  note: z.string().optional().describe('Of the latest decision.'),
  decidedBy: z.string().optional().describe('Name of the staff member.'),
});
namedShapes.add(freePlanBalanceRow, { id: 'FreePlanBalanceRow', io: 'output' });
