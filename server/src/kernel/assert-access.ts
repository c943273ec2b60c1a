import type { Access } from '@quittance/sdk/contract';
import type { Actor } from './actor.ts';
import { Refusal } from './refusal.ts';

/** Actors who are identified: signing in would not help them. */
const identified: ReadonlySet<Actor['kind']> = new Set(['customer', 'staff', 'api-key', 'embed']);

/**
 * Grants what the declaration grants, and nothing else.
 * @throws UnauthenticatedError for callers without a session and unconfirmed sessions
 * @throws PersonOrCompanyDisabled for restricted people and organizations
 * @throws ForbiddenError for everyone else
 */
export function assertAccess(access: Access, actor: Actor): void {
  assertNotRestricted(access, actor);
  if (isGranted(access, actor)) return;
  throw identified.has(actor.kind)
    ? new Refusal('ForbiddenError', 'Not allowed to make this call.')
    : new Refusal('UnauthenticatedError', 'Sign in to make this call.');
}

function assertNotRestricted(access: Access, actor: Actor): void {
  if (actor.kind !== 'customer' || !actor.isRestricted) return;
  if (access.kind !== 'payer' && (access.kind !== 'customer' || access.evenRestricted)) return;
  throw new Refusal('PersonOrCompanyDisabled', 'The person or the company is restricted.');
}

function isGranted(access: Access, actor: Actor): boolean {
  switch (access.kind) {
    case 'public':
      return true;
    case 'intermediate':
    case 'staff-intermediate':
    case 'guest':
      return actor.kind === access.kind;
    case 'payer':
      return actor.kind === 'guest' || (actor.kind === 'customer' && access.roles.includes(actor.role));
    case 'customer':
      return actor.kind === 'customer' && access.roles.includes(actor.role);
    case 'staff':
      return actor.kind === 'staff' && access.roles.includes(actor.role);
    case 'api-key':
      return actor.kind === 'api-key' && actor.scopes.includes(access.scope);
    case 'embed':
      return actor.kind === 'embed' && actor.widgets.includes(access.widget);
  }
}
