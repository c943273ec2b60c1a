import { type Access, type Grant, grantsOf } from '@quittance/sdk/contract';
import type { OrganizationRestriction } from '@quittance/sdk/rules';
import type { Actor } from './actor.ts';
import { Refusal } from './refusal.ts';
import { restrictedRefusal } from './restricted-refusal.ts';

/** Identified actors, for whom signing in would not help. */
const identified: ReadonlySet<Actor['kind']> = new Set(['customer', 'staff', 'api-key', 'embed']);

/**
 * Checks that the declaration grants access to the actor.
 * @throws UnauthenticatedError for callers without a session and unconfirmed sessions
 * @throws PersonOrCompanyDisabled for restricted people and organizations
 * @throws ForbiddenError for everyone else
 */
export function assertAccess(access: Access, actor: Actor): void {
  const grants = grantsOf(access);
  if (grants.some((grant) => isGranted(grant, actor))) return;
  const restriction = grants.map((grant) => refusingRestriction(grant, actor)).find((found) => found !== undefined);
  if (restriction) throw restrictedRefusal(restriction);
  throw identified.has(actor.kind)
    ? new Refusal('ForbiddenError', 'Not allowed to make this call.')
    : new Refusal('UnauthenticatedError', 'Sign in to make this call.');
}

/** Returns the restriction of the actor, if the grant is not for restricted actors. */
const refusingRestriction = (grant: Grant, actor: Actor): OrganizationRestriction | undefined =>
  (grant.kind === 'customer' || grant.kind === 'embed') && !grant.evenRestricted && actor.kind === grant.kind
    ? actor.restriction
    : undefined;

function isGranted(grant: Grant, actor: Actor): boolean {
  switch (grant.kind) {
    case 'public':
      return true;
    case 'intermediate':
    case 'staff-intermediate':
    case 'guest':
      return actor.kind === grant.kind;
    case 'customer':
      return actor.kind === 'customer' && grant.roles.includes(actor.role) && !refusingRestriction(grant, actor);
    case 'staff':
      return actor.kind === 'staff' && grant.roles.includes(actor.role);
    case 'api-key':
      return actor.kind === 'api-key' && actor.scopes.includes(grant.scope);
    case 'embed':
      return actor.kind === 'embed' && actor.widgets.includes(grant.widget) && !refusingRestriction(grant, actor);
  }
}
