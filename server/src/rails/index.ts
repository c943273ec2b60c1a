export { findBookingDate } from './booking-date.ts';
export { dealWithEntry } from './deal-with-entry.ts';
export { applyRailsEvents, fetchRailsEvents, hasUnappliedNews, railsInbox, receiveRailsEvents } from './inbox.ts';
export { type Instruction, listInstructions } from './instruction.ts';
export { type DatedEntry, listOpenEntriesOf, listUnexplainedEntries } from './list-unexplained.ts';
export type {
  BankCharged,
  CameBack,
  Contradiction,
  IncomingMoney,
  InstructionOwner,
  InstructionOwners,
} from './owner.ts';
export type { InstructionOwnerType, InstructionOwnerTypes, OwnerReference } from './owner-type.ts';
export { type NewInstruction, queueInstruction } from './queue-instruction.ts';
export { railOf } from './rail-of.ts';
export { recordRecovery } from './record-recovery.ts';
export { railsSubmission } from './submission.ts';
export type { InstructionState } from './transitions.ts';
export { unbookedMoves } from './unbooked-moves.ts';
