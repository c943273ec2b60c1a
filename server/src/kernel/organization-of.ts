import { Refusal } from './refusal.ts';

/**
 * The organization that a signed-in person acts for.
 * @throws Refusal when they belong to none
 */
export function organizationOf(actor: { readonly organizationId: string | null }): string {
  if (actor.organizationId === null) throw new Refusal('ForbiddenError', 'You do not act for an organization.');
  return actor.organizationId;
}
