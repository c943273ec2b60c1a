import { accountTypes, type ProviderState } from '@quittance/sdk/rules';
import { newId, type OperationContext } from '../kernel/index.ts';
import { lockOrganization } from '../organizations/index.ts';
import { setProviderStates } from './provider-states.ts';

/** Applies for every account type that an organization has not applied for. They are sent later, by a job. */
export async function applyForAccounts({ app, db }: OperationContext, organizationId: string): Promise<void> {
  const { providerStatuses } = await lockOrganization(db, organizationId);
  const open = accountTypes.filter((type) => providerStatuses[type] === 'not_started');
  if (open.length === 0) return;
  const at = await app.clock.now(db);
  await db
    .insertInto('account_applications')
    .values(
      open.map((type) => ({
        id: newId('aap'),
        organization_id: organizationId,
        account_type: type,
        reason: null,
        provider_reference: null,
        requested_at: at,
        news_at: null,
        decided_at: null,
      })),
    )
    .execute();
  const submitted = open.map((type) => [type, 'submitted' satisfies ProviderState] as const);
  await setProviderStates(db, organizationId, Object.fromEntries(submitted));
}
