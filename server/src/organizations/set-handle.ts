import { type OperationContext, Refusal } from '../kernel/index.ts';
import { claimHandle } from './claim-handle.ts';
import { lockOrganization } from './lock-organization.ts';
import { type Organization, toOrganization } from './organization.ts';
import { recordOrganizationChange } from './record-organization-change.ts';
import type { OrganizationType } from './tables.ts';

export interface SetHandle {
  readonly organizationId: string;
  /** Lower case. */
  readonly handle: string;
  /** Default: unchanged. */
  readonly organizationType?: OrganizationType;
}

/**
 * Sets the handle of an organization without one, and its type.
 * @throws HandleSettledError if it has one; ValidationError for a handle that is taken
 */
export async function setHandle(context: OperationContext, input: SetHandle): Promise<Organization> {
  const { organizationId, handle } = input;
  const organization = await lockOrganization(context.db, organizationId);
  if (organization.handle !== undefined) throw handleSettled();
  await claimHandle(context.db, handle);
  const { organizationType = organization.organizationType } = input;
  const row = await context.db
    .updateTable('organizations')
    .set({ handle, organization_type: organizationType })
    .where('id', '=', organizationId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const at = await context.app.clock.now(context.db);
  await recordOrganizationChange(context, {
    organizationId,
    change: 'handle_set',
    at,
    detail: { organizationType, handle },
  });
  return toOrganization(row);
}

export const handleSettled = (): Refusal =>
  new Refusal(
    'HandleSettledError',
    'The handle is settled: only the verification can change it, until it is handed in.',
  );
