import type {
  AccountType,
  CustomerRole,
  OrganizationStatus,
  organizationType,
  PostalAddress,
  pricingTier,
  VerificationStatus,
} from '@quittance/sdk/contract';
import type { ElectronicAddress, ProviderStates, UpgradeRequestStatus } from '@quittance/sdk/rules';
import type { ColumnType, Generated } from 'kysely';
import type * as z from 'zod';
import type { JsonColumn, NullableJsonColumn } from '../kernel/index.ts';

export type PricingTier = z.infer<typeof pricingTier>;
export type OrganizationType = z.infer<typeof organizationType>;

export interface OrganizationsTable {
  id: string;
  legal_name: string;
  /** Lower case. */
  handle: string | null;
  /** Whether the handle stays although the verification can be handed in again. */
  is_handle_settled: Generated<boolean>;
  organization_type: OrganizationType;
  pricing_tier: PricingTier;
  status: Generated<OrganizationStatus>;
  verification_status: Generated<VerificationStatus>;
  provider_statuses: JsonColumn<ProviderStates>;
  address: NullableJsonColumn<PostalAddress>;
  website: string | null;
  /** Where it receives e-invoices. */
  electronic_address: NullableJsonColumn<ElectronicAddress>;
  /** Raised each time that description and website are saved. */
  profile_version: Generated<number>;
  /** What the organization says of itself. */
  description: Generated<string>;
  escalated: Generated<boolean>;
  monitored: Generated<boolean>;
  /** Business time of the first approved deposit. */
  first_deposit_at: Date | null;
  /** Business time. */
  created_at: ColumnType<Date, Date | undefined, never>;
}

export interface MembershipsTable {
  organization_id: string;
  person_id: string;
  role: CustomerRole;
  is_ubo: Generated<boolean>;
  /** Real time; a person's first organization is the one they joined first. */
  created_at: ColumnType<Date, Date | undefined, never>;
}

export interface CurrencyAccountsTable {
  id: string;
  organization_id: string;
  currency: string;
  /** Always `traditional` for currencies other than USD, which have no account type on the wire. */
  account_type: AccountType;
  bank_account_number: string | null;
  is_active: Generated<boolean>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export interface OrganizationWaitlistsTable {
  organization_id: string;
  currency: string;
  /** Business time. */
  joined_at: Date;
  /** When it was notified that accounts in the currency can be opened; business time. */
  notified_at: Date | null;
}

export interface PlanUpgradeRequestsTable {
  id: string;
  organization_id: string;
  requested_by_person_id: string;
  /** Business time. */
  requested_at: Date;
  /** An organization has one open request at most. */
  status: Generated<UpgradeRequestStatus>;
  /** For the customer. */
  note: string | null;
  answered_by_staff_id: string | null;
  /** Business time. */
  answered_at: Date | null;
}

interface OrganizationTables {
  organizations: OrganizationsTable;
  memberships: MembershipsTable;
  currency_accounts: CurrencyAccountsTable;
  organization_waitlists: OrganizationWaitlistsTable;
  plan_upgrade_requests: PlanUpgradeRequestsTable;
}

declare module '../db/database.ts' {
  interface Database extends OrganizationTables {}
}
