import type { CustomerRole, OrganizationStatus, PostalAddress, VerificationStatus } from '@quittance/sdk/contract';
import type { ProviderStates } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { newId } from '../kernel/index.ts';
import { claimHandle } from './claim-handle.ts';
import { type NewCurrencyAccount, openCurrencyAccount } from './currency-accounts.ts';
import { type Organization, toOrganization } from './organization.ts';
import type { OrganizationType, PricingTier } from './tables.ts';

/** Input for a new organization. */
export interface NewOrganization {
  readonly legalName: string;
  /** Unique; 4–15 letters, digits and underscores, lower-cased. */
  readonly handle?: string;
  readonly organizationType: OrganizationType;
  readonly pricingTier: PricingTier;
  readonly address?: PostalAddress;
  readonly website?: string;
  /** The first member, with the role owner. */
  readonly ownerId: string;
  /** Default: enabled. */
  readonly status?: OrganizationStatus;
  /** Default: not_started. */
  readonly verificationStatus?: VerificationStatus;
  /** Default: approved for the account types opened now, not_started for the others. */
  readonly providerStatuses?: Partial<ProviderStates>;
  /** Default: none. */
  readonly openAccounts?: readonly NewCurrencyAccount[];
  /** Business time; default: the database's clock. */
  readonly createdAt?: Date;
}

/** Creates an organization with its owner and currency accounts. @throws ValidationError for a handle that is taken */
export async function createOrganization(transaction: Connection, input: NewOrganization): Promise<Organization> {
  const accounts = input.openAccounts ?? [];
  if (input.handle !== undefined) await claimHandle(transaction, input.handle);
  const row = await transaction
    .insertInto('organizations')
    .values({
      id: newId('org'),
      legal_name: input.legalName,
      handle: input.handle?.toLowerCase() ?? null,
      organization_type: input.organizationType,
      pricing_tier: input.pricingTier,
      status: input.status ?? 'enabled',
      verification_status: input.verificationStatus ?? 'not_started',
      provider_statuses: JSON.stringify({ ...startedProviders(accounts), ...input.providerStatuses }),
      address: input.address ? JSON.stringify(input.address) : null,
      website: input.website ?? null,
      ...(input.createdAt && { created_at: input.createdAt }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const organization = toOrganization(row);
  await addMember(transaction, { organizationId: organization.id, personId: input.ownerId, role: 'owner' });
  for (const account of accounts) await openCurrencyAccount(transaction, organization.id, account);
  return organization;
}

function startedProviders(accounts: readonly NewCurrencyAccount[]): ProviderStates {
  const statuses: { -readonly [Type in keyof ProviderStates]: ProviderStates[Type] } = {
    traditional: 'not_started',
    smart: 'not_started',
    merchant: 'not_started',
  };
  for (const account of accounts) statuses[account.accountType ?? 'traditional'] = 'approved';
  return statuses;
}

/** Adds a person to an organization. */
export async function addMember(
  transaction: Connection,
  member: {
    readonly organizationId: string;
    readonly personId: string;
    readonly role: CustomerRole;
    readonly isUbo?: boolean;
  },
): Promise<void> {
  await transaction
    .insertInto('memberships')
    .values({
      organization_id: member.organizationId,
      person_id: member.personId,
      role: member.role,
      is_ubo: member.isUbo ?? false,
    })
    .execute();
}

/** Marks a member as a beneficial owner, or not. */
export async function markAsOwner(
  transaction: Connection,
  {
    organizationId,
    personId,
    isUbo = true,
  }: { readonly organizationId: string; readonly personId: string; readonly isUbo?: boolean },
): Promise<void> {
  await transaction
    .updateTable('memberships')
    .set({ is_ubo: isUbo })
    .where('organization_id', '=', organizationId)
    .where('person_id', '=', personId)
    .execute();
}
