import type { AccountType, ApplicationState } from '@quittance/sdk/rules';
import type { Generated } from 'kysely';

/** A company's application for an account type; it has one at most. */
export interface AccountApplicationsTable {
  /** Also the reference at the provider. */
  id: string;
  organization_id: string;
  account_type: AccountType;
  state: Generated<ApplicationState>;
  /** What the provider asks, or why it refused. */
  reason: string | null;
  /** The provider's name of it. */
  provider_reference: string | null;
  /** Since the last answer. */
  attempts: Generated<number>;
  /** How often it was sent as another one: an answer belongs to one sending. */
  sending: Generated<number>;
  /** Real time. */
  next_attempt_at: Generated<Date>;
  /** Business time, as the following. */
  requested_at: Date;
  /** Since when its state holds at the provider. */
  news_at: Date | null;
  decided_at: Date | null;
}

/** A fault that the provider found, or that it could not be reached. */
export interface AccountApplicationErrorsTable {
  id: string;
  application_id: string;
  code: string;
  message: string;
  field: string | null;
  /** Business time. */
  occurred_at: Date;
}

interface AccountApplicationTables {
  account_applications: AccountApplicationsTable;
  account_application_errors: AccountApplicationErrorsTable;
}

declare module '../db/database.ts' {
  interface Database extends AccountApplicationTables {}
}
