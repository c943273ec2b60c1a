import * as z from 'zod';
import { applicationStates } from '../../rules/account-applications.ts';
import { accountType } from '../accounts/shapes.ts';
import { namedShapes } from '../kernel/named-shapes.ts';
import { instant } from '../kernel/wire.ts';

/** A company's application for an account type, for staff. */
export const accountApplication = z.object({
  accountType,
  state: z
    .enum(applicationStates)
    .describe('`unknown`: the provider may or may not have it. `error`: it found faults, and took nothing.'),
  reason: z.string().optional().describe('What the provider asks, or why it refused.'),
  requestedAt: instant,
  decidedAt: instant.optional(),
});
namedShapes.add(accountApplication, { id: 'AccountApplication', io: 'output' });
