import type { Selectable } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { InstructionKind } from '../providers/index.ts';
import type { InstructionOwnerType, OwnerReference } from './owner-type.ts';
import type { RailsInstructionsTable } from './tables.ts';
import type { InstructionState } from './transitions.ts';

/** An order to the bank to move money. Amounts are minor units of `currency`. */
export interface Instruction {
  readonly id: string;
  readonly owner: OwnerReference;
  /** 1; more when a debit is presented again after a return. */
  readonly presentment: number;
  readonly reference: string;
  readonly kind: InstructionKind;
  /** The rail that carries it: post to `accounts.bank(rail)` and `accounts.due(rail)`. */
  readonly rail: string;
  readonly state: InstructionState;
  readonly amountMinor: bigint;
  readonly currency: string;
  /** The bank's reference, such as a trace number; null while only an event has proved the acceptance. */
  readonly bankReference: string | null;
  /** The bank's reason why it failed. */
  readonly failureCode: string | null;
  readonly queuedAt: Date;
  readonly acceptedAt: Date | null;
  readonly settledAt: Date | null;
  /** When it was refused, rejected, returned or recalled. */
  readonly endedAt: Date | null;
}

export const toInstruction = (row: Selectable<RailsInstructionsTable>): Instruction => ({
  id: row.id,
  owner: { type: row.owner_type as InstructionOwnerType, id: row.owner_id },
  presentment: row.presentment,
  reference: row.reference,
  kind: row.kind,
  rail: row.rail,
  state: row.state,
  amountMinor: BigInt(row.amount_minor),
  currency: row.currency,
  bankReference: row.bank_reference,
  failureCode: row.failure_code,
  queuedAt: row.queued_at,
  acceptedAt: row.accepted_at,
  settledAt: row.settled_at,
  endedAt: row.ended_at,
});

/** Lists the instructions of an owner, first presentment first. */
export async function listInstructions(db: Connection, owner: OwnerReference): Promise<readonly Instruction[]> {
  const rows = await db
    .selectFrom('rails_instructions')
    .selectAll()
    .where('owner_type', '=', owner.type)
    .where('owner_id', '=', owner.id)
    .orderBy('presentment')
    .execute();
  return rows.map(toInstruction);
}

/** Returns the instruction and locks it until the transaction ends. The caller holds its owner's lock. */
export async function lockInstruction(db: Connection, id: string): Promise<Instruction> {
  const row = await db
    .selectFrom('rails_instructions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return toInstruction(row);
}
