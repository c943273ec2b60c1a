import { Refusal } from '../kernel/index.ts';

/** The business that a signed-in person acts for; a person without one has no invoices and may make none. */
export function businessOf(actor: { readonly organizationId: string | null }): string {
  if (actor.organizationId === null) throw new Refusal('ForbiddenError', 'You do not act for a business.');
  return actor.organizationId;
}
