import type { ColumnType, Generated } from 'kysely';
import type { DefaultedMinorColumn, MinorColumn } from '../../kernel/index.ts';
import type { CardNews } from '../../providers/index.ts';
import type { ChargeState } from './charge-transitions.ts';

/** Unset at first. */
type Later<Value> = ColumnType<Value | null, never, Value | null>;

/** What the card processor must be told, committed with the payment. */
export interface CardChargesTable {
  /** Also the reference at the processor. */
  id: string;
  /** The payment of an invoice; null for an onboarding fee. */
  payment_id: string | null;
  /** Whose onboarding fee it is; null for a payment. */
  fee_organization_id: string | null;
  state: ChargeState;
  amount_minor: MinorColumn;
  currency: string;
  /** Card token and purpose, encrypted with DATA_KEY for this row's id; erased once the processor has decided. */
  sealed_token: ColumnType<Buffer | null, Buffer, null>;
  card_brand: string;
  card_last4: string;
  statement_descriptor: string;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  processor_reference: Later<string>;
  decline_code: Later<string>;
  queued_at: Date;
  authorized_at: Later<Date>;
  captured_at: Later<Date>;
  /** When its money arrived at our bank, less the fee. */
  paid_out_at: Later<Date>;
  fee_minor: DefaultedMinorColumn;
  /** When it was declined, voided or refunded. */
  ended_at: Later<Date>;
  dispute_state: Later<'open' | 'won' | 'lost'>;
  dispute_code: Later<string>;
  dispute_fee_minor: DefaultedMinorColumn;
  disputed_at: Later<Date>;
  dispute_decided_at: Later<Date>;
  created_at: Generated<Date>;
}

/** What the processor told us, once each however often it is delivered. */
export interface CardEventsTable {
  event_id: string;
  /** Id of the charge. */
  reference: string;
  kind: CardNews['kind'];
  code: string | null;
  fee_minor: ColumnType<string | null, bigint | string | null, never>;
  occurred_at: Date;
  received_at: Generated<Date>;
  applied_at: Later<Date>;
}

interface CardTables {
  card_charges: CardChargesTable;
  card_events: CardEventsTable;
}

declare module '../../db/database.ts' {
  interface Database extends CardTables {}
}
