import type { ActorOf } from './actor.ts';
import { Refusal } from './refusal.ts';

/**
 * Returns the guest whose rights to one invoice the actor has.
 * @throws Refusal ForbiddenError for an embed session of an organization
 */
export function asGuest(actor: ActorOf<'guest' | 'embed'>): ActorOf<'guest'> {
  const guest = actor.kind === 'guest' ? actor : actor.guest;
  if (guest === null) throw new Refusal('ForbiddenError', 'This embed session is not for an invoice.');
  return guest;
}
