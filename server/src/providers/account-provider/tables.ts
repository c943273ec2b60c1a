import type { AccountType, ProviderAnswer } from '@quittance/sdk/rules';
import type { Generated } from 'kysely';
import type { AccountBehaviour } from './sandbox-behaviours.ts';

/** Applications at the sandbox's provider, by our reference. */
export interface SandboxAccountApplicationsTable {
  reference: string;
  account_type: AccountType;
  behaviour: AccountBehaviour;
  /** How often it was sent or asked for. */
  tries: Generated<number>;
  /** Of the latest order. */
  sending: Generated<number>;
  /** Business time; null while the provider does not have it. */
  accepted_at: Date | null;
}

/** What the sandbox's provider says of an application, past and planned. */
export interface SandboxAccountEventsTable {
  event_id: string;
  reference: string;
  /** Of the order that it answers. */
  sending: number;
  status: ProviderAnswer;
  reason: string | null;
  /** Business time. */
  occurs_at: Date;
  /** Business time of the next callback; null if none waits. */
  callback_at: Date | null;
  /** How often it was tried. */
  attempts: Generated<number>;
}

interface AccountProviderTables {
  sandbox_account_applications: SandboxAccountApplicationsTable;
  sandbox_account_events: SandboxAccountEventsTable;
}

declare module '../../db/database.ts' {
  interface Database extends AccountProviderTables {}
}
