import { isVerificationHandedIn } from '@quittance/sdk/rules';
import type { OperationContext } from '../kernel/index.ts';
import { claimHandle } from './claim-handle.ts';
import type { Organization } from './organization.ts';
import { recordOrganizationChange } from './record-organization-change.ts';
import { handleSettled } from './set-handle.ts';

/**
 * Gives a locked organization a handle, or another one while its verification is not handed in.
 * @throws HandleSettledError once it was handed in; ValidationError for a handle that is taken
 */
export async function chooseHandle(
  context: OperationContext,
  { id: organizationId, handle: former, legalName, verificationStatus }: Organization,
  handle: string,
): Promise<void> {
  if (handle === former) return;
  if (former !== undefined && isVerificationHandedIn(verificationStatus)) throw handleSettled();
  const { app, db } = context;
  await claimHandle(db, handle);
  await db
    .updateTable('organizations')
    // Until the verification gives it a legal name, its handle is its name.
    .set({ handle, ...(legalName === former && { legal_name: handle }) })
    .where('id', '=', organizationId)
    .execute();
  const at = await app.clock.now(db);
  const detail = { handle, ...(former !== undefined && { former }) };
  await recordOrganizationChange(context, { organizationId, change: 'handle_set', at, detail });
}
