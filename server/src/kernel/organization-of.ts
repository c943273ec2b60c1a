import { Refusal } from './refusal.ts';

/**
 * Returns the organization that a signed-in person acts for.
 * @throws Refusal ForbiddenError when they belong to none
 */
export function organizationOf(actor: { readonly organizationId: string | null }): string {
  if (actor.organizationId === null) throw new Refusal('ForbiddenError', 'You do not act for an organization.');
  return actor.organizationId;
}
