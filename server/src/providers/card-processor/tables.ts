import type { ColumnType, Generated } from 'kysely';
import type { NullableMinorColumn } from '../../kernel/index.ts';
import type { CardDeclineCode, CardNews, ProcessorChargeState } from './card-processor.ts';
import type { CardBehaviour } from './sandbox-cards.ts';

/** Opened card fields; `purpose` is the caller's. */
export interface SandboxCardSessionsTable {
  token_hash: string;
  purpose: string;
  locale: 'en' | 'es';
  parent_origin: string;
  expires_at: Date;
}

/** Cards that were entered. The number is not kept. */
export interface SandboxCardTokensTable {
  token_hash: string;
  purpose: string;
  behaviour: CardBehaviour;
  brand: string;
  last4: string;
  /** Reference of the charge that used it. */
  used_by: ColumnType<string | null, null | undefined, string>;
  /** Stored for later charges: can be used again. */
  is_stored: Generated<boolean>;
  expires_at: Date;
}

/** The sandbox processor's charges by our reference. One that it never received has no card. */
export interface SandboxCardChargesTable {
  reference: string;
  processor_reference: string;
  state: ProcessorChargeState;
  behaviour: CardBehaviour;
  brand: string | null;
  last4: string | null;
  decline_code: CardDeclineCode | null;
  amount_minor: NullableMinorColumn;
  currency: string | null;
  statement_descriptor: string | null;
  dispute_state: ColumnType<'open' | 'won' | 'lost' | null, null | undefined, 'open' | 'won' | 'lost'>;
  created_at: Date;
}

/** What the sandbox processor reports, in business time. */
export interface SandboxCardEventsTable {
  event_id: string;
  reference: string;
  kind: CardNews['kind'];
  code: string | null;
  fee_minor: NullableMinorColumn;
  occurred_at: Date;
  deliver_at: Date;
  is_delivered: Generated<boolean>;
}

export interface CardProcessorTables {
  sandbox_card_sessions: SandboxCardSessionsTable;
  sandbox_card_tokens: SandboxCardTokensTable;
  sandbox_card_charges: SandboxCardChargesTable;
  sandbox_card_events: SandboxCardEventsTable;
}

declare module '../../db/database.ts' {
  interface Database extends CardProcessorTables {}
}
