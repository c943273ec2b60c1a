import { organizationOf, type PersonActor, personOf } from '../kernel/index.ts';
import type { Applying } from './save-step.ts';

/** Returns for whom a person applies. @throws ForbiddenError when they belong to no organization */
export const applyingOf = (actor: PersonActor): Applying => ({
  organizationId: organizationOf(actor),
  personId: personOf(actor).userId,
});
