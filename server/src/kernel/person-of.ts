import type { CustomerRole } from '@quittance/sdk/contract';
import type { ActorOf } from './actor.ts';
import { Refusal } from './refusal.ts';

/** Callers that act as a person of an organization. */
export type PersonActor = ActorOf<'customer'> | ActorOf<'embed'>;

/** A person who acts: signed in, or the owner for whom a partner's page was opened. */
interface ActingPerson {
  readonly userId: string;
  readonly email: string;
  readonly role: CustomerRole;
}

/**
 * Returns the person who acts.
 * @throws Refusal ForbiddenError for a session of a partner's page that is for no customer
 */
export function personOf(actor: PersonActor): ActingPerson {
  if (actor.kind === 'customer') return actor;
  if (actor.owner === undefined) throw new Refusal('ForbiddenError', 'This session is for no customer.');
  return { ...actor.owner, role: 'owner' };
}
