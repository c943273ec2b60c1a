export type {
  BankAccount,
  BankCharge,
  ClosingBalance,
  Counterparty,
  IncomingCredit,
  InstructionKind,
  InstructionNews,
  Leg,
  RailDecision,
  RailEvent,
  RailOrder,
  Rails,
  SimulatedCourse,
  StatementAlarm,
  UnexplainedEntry,
} from './rails.ts';
export { sandboxRails } from './sandbox-rails.ts';
export { decisionOf } from './stored-decision.ts';
