import { type ActorOf, organizationOf } from '../kernel/index.ts';
import type { Applying } from './save-step.ts';

/** Returns for whom a signed-in person applies. @throws ForbiddenError when they belong to no organization */
export const applyingOf = (actor: ActorOf<'customer'>): Applying => ({
  organizationId: organizationOf(actor),
  personId: actor.userId,
});
