import type { OperationContext } from '../kernel/index.ts';
import { claimHandle } from './claim-handle.ts';
import type { Organization } from './organization.ts';
import { recordOrganizationChange } from './record-organization-change.ts';
import { handleSettled } from './set-handle.ts';

/**
 * Gives a locked organization a handle, or another one until its verification is handed in.
 * @throws HandleSettledError once it was handed in, also if it was reset since; ValidationError for a handle that is taken
 */
export async function chooseHandle(
  context: OperationContext,
  { id: organizationId, handle: former, legalName, isHandleSettled }: Organization,
  handle: string,
): Promise<void> {
  if (handle === former) return;
  if (isHandleSettled) throw handleSettled();
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
