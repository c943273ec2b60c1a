import type { App, OperationContext } from '../kernel/index.ts';
import type { BankCharge, IncomingCredit } from '../providers/index.ts';
import type { Instruction } from './instruction.ts';
import type { InstructionOwnerType } from './owner-type.ts';

/** Money that came back. */
export interface CameBack {
  /** The bank's reason, such as R01. */
  readonly code: string;
  /** The bank's fee for it. */
  readonly feeMinor: bigint;
  /** Whether the money had moved before. */
  readonly wasSettled: boolean;
  /** Sent back by the other bank, or called back by the one that sent it. */
  readonly how: 'returned' | 'recalled';
}

/** News of an instruction that had failed: the bank contradicts what it said before. */
export interface Contradiction {
  readonly news: 'settled' | 'returned' | 'recalled';
  readonly code: string;
  readonly feeMinor: bigint;
  /** Whether it reported a settlement before. */
  readonly wasSettled: boolean;
}

/**
 * What an area does when its instruction moves. Every handler runs in one transaction with the bank's event or answer,
 * so it posts its journals, changes its row, records audit and publishes messages there, and must not call a provider.
 * If it throws, nothing is stored and the event is applied again later.
 *
 * The rails call them in one order, each at most once per instruction, however the bank repeats and reorders its
 * events: `accepted`, then perhaps `settled`, then perhaps `cameBack`; or `accepted` and `rejected`; or only `refused`.
 * The instruction is passed in the state that it has after the step.
 */
export interface InstructionOwner {
  /** Locks what the owner's own commands lock first, so that the order of locks is the same everywhere. */
  lock(context: OperationContext, ownerId: string): Promise<unknown>;
  /** The bank has it, by its answer or proved by an event. */
  accepted(context: OperationContext, instruction: Instruction): Promise<void>;
  /** The bank never had it or refused it at once, so no money moves. `failureCode` says why. */
  refused(context: OperationContext, instruction: Instruction): Promise<void>;
  /** The money has moved. `settledAt` says when. */
  settled(context: OperationContext, instruction: Instruction): Promise<void>;
  /** The other bank refused it after our bank had accepted it; no money moved. */
  rejected(context: OperationContext, instruction: Instruction): Promise<void>;
  /** The money came back. */
  cameBack(context: OperationContext, instruction: Instruction, how: CameBack): Promise<void>;
  /** The bank moved money of a failed instruction: book it to suspense, for staff. */
  contradicted(context: OperationContext, instruction: Instruction, contradiction: Contradiction): Promise<void>;
}

/** The owners of all kinds. A missing one does not compile. */
export type InstructionOwners = { readonly [Type in InstructionOwnerType]: InstructionOwner };

/** What happens to money that arrives. Runs in one transaction with the event. */
export interface IncomingMoney {
  /** @param eventId unique per credit: use it for the business key */
  arrived(context: OperationContext, credit: IncomingCredit, event: { id: string; at: Date }): Promise<void>;
  /** The sender's bank calls a credit back. */
  recalled(context: OperationContext, recall: { bankReference: string; code: string; at: Date }): Promise<void>;
}

/** Books what a bank charged us. Runs in one transaction with the event. `bookedOn`: by the bank, where it says so. */
export type BankCharged = (
  context: OperationContext,
  charge: BankCharge,
  event: { readonly at: Date; readonly bookedOn: string | null },
) => Promise<void>;

declare module '../kernel/app.ts' {
  interface App {
    /** Passed by the composition root, so that the rails know none of the areas that move money. */
    readonly instructionOwners: InstructionOwners;
    readonly incomingMoney: IncomingMoney;
    readonly bankCharged: BankCharged;
  }
}

/** @throws Error for an owner type that no area of this version has */
export function getOwner(app: App, type: string): InstructionOwner {
  const owners: Readonly<Record<string, InstructionOwner>> = app.instructionOwners;
  const owner = owners[type];
  if (!owner) throw new Error(`No area owns instructions for ${type}.`);
  return owner;
}
