import { newId, type OperationContext, seal } from '../kernel/index.ts';
import type { Counterparty, InstructionKind } from '../providers/index.ts';
import { type Instruction, toInstruction } from './instruction.ts';
import type { OwnerReference } from './owner-type.ts';
import { railOf } from './rail-of.ts';

/** Maximum length of text on a bank statement. */
const maxDescriptorLength = 22;

export interface NewInstruction {
  readonly owner: OwnerReference;
  /** Default 1. The same owner and presentment can't be queued twice. */
  readonly presentment?: number;
  readonly kind: InstructionKind;
  /** Minor units, greater than 0. */
  readonly amountMinor: bigint;
  readonly currency: string;
  /** Stored encrypted, and erased once the bank has decided. */
  readonly counterparty: Counterparty;
  /** Text on the other side's bank statement; shortened to 22 characters. */
  readonly statementDescriptor: string;
}

/**
 * Queues an order to the bank in the transaction of the journal that causes it: both commit or neither. It is submitted
 * right after the commit, by `railsSubmission`.
 */
export async function queueInstruction(context: OperationContext, order: NewInstruction): Promise<Instruction> {
  const id = newId('ins');
  const row = await context.db
    .insertInto('rails_instructions')
    .values({
      id,
      owner_type: order.owner.type,
      owner_id: order.owner.id,
      presentment: order.presentment ?? 1,
      reference: id,
      kind: order.kind,
      rail: railOf(order),
      state: 'queued',
      amount_minor: order.amountMinor,
      currency: order.currency,
      sealed_counterparty: seal(context.app.config.dataKey, JSON.stringify(order.counterparty), id),
      statement_descriptor: order.statementDescriptor.slice(0, maxDescriptorLength),
      queued_at: await context.app.clock.now(context.db),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toInstruction(row);
}
