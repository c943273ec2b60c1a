import type { Coin } from '@quittance/sdk/rules';
import type { Generated } from 'kysely';
import type { MinorColumn } from '../../kernel/index.ts';

/** Addresses that the sandbox's wallet has created. */
export interface SandboxChainAddressesTable {
  address: string;
  coin: Coin;
  reference: string;
}

/** What the sandbox's chains report, in business time. */
export interface SandboxChainEventsTable {
  event_id: string;
  sequence: number;
  transaction_id: string;
  coin: Coin;
  address: string;
  amount_minor: MinorColumn;
  confirmations: number;
  is_dropped: boolean;
  occurred_at: Date;
  deliver_at: Date;
  is_delivered: Generated<boolean>;
}

/** Coins that the sandbox's wallet was told to send. */
export interface SandboxChainSendsTable {
  reference: string;
  coin: Coin;
  address: string;
  amount_minor: MinorColumn;
  fee_minor: MinorColumn;
  transaction_id: string;
  code: string | null;
}

export interface ChainTables {
  sandbox_chain_addresses: SandboxChainAddressesTable;
  sandbox_chain_events: SandboxChainEventsTable;
  sandbox_chain_sends: SandboxChainSendsTable;
}

declare module '../../db/database.ts' {
  interface Database extends ChainTables {}
}
