import * as z from 'zod';
import { freePlanDecisions, maxFreePlanNoteCharacters } from '../../rules/free-plan.ts';
import { customerSupport, defineCall } from '../kernel/call.ts';
import { required, trimmedText } from '../kernel/texts.ts';
import { calendarDate } from '../kernel/wire.ts';
import { freePlanBalanceId, freePlanBalanceRow } from './shapes.ts';

export const decideFreePlanBalance = defineCall({
  method: 'PUT',
  path: '/admin/free-plan-balances/{id}',
  summary: 'Gives an organization more time for the balance of the free plan, or does without it. Mails its owner.',
  origin: 'ours',
  access: customerSupport,
  params: z.object({ id: freePlanBalanceId }),
  body: z.object({
    decision: z.enum(freePlanDecisions),
    dueOn: calendarDate.optional().describe('Required to extend: a later day than the present one and today.'),
    note: trimmedText(maxFreePlanNoteCharacters).min(1, required).describe('Why, for staff and the audit trail.'),
  }),
  output: freePlanBalanceRow,
  errors: ['NotFoundError', 'IdempotencyConflictError'],
});
