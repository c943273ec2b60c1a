import type { InstructionNews } from '../providers/index.ts';

/**
 * State of an instruction.
 *
 * - `queued`: not told to the bank yet; `unknown`: the bank may or may not have it, so it must be asked first
 * - `accepted`: the bank has it; `refused`: the bank never had it, or refused it
 * - `settled`: the money has moved
 * - `rejected`: the other bank refused it, and no money moved; `returned`, `recalled`: the money came back
 */
export type InstructionState =
  | 'queued'
  | 'unknown'
  | 'accepted'
  | 'refused'
  | 'settled'
  | 'rejected'
  | 'returned'
  | 'recalled';

/** What an event means for the owner of an instruction. */
export type InstructionStep = 'accept' | 'settle' | 'reject' | 'return' | 'recall' | 'contradict';

type News = InstructionNews['kind'];

const stepOf: Readonly<Record<Exclude<News, 'submitted'>, InstructionStep>> = {
  settled: 'settle',
  rejected: 'reject',
  returned: 'return',
  recalled: 'recall',
};

/**
 * Returns the steps that an event causes, in order, so that owners see one story however events are repeated, delayed
 * and reordered: accepted; then settled or not; then perhaps rejected, returned or recalled.
 *
 * An event proves that the bank accepted the instruction, even if its answer was lost. What comes after the money came
 * back changes nothing: settlement and return cancel each other out at the bank. A rejection after the settlement can
 * only mean that the money came back, so it counts as a return.
 */
export function stepsAfter(state: InstructionState, news: News): readonly InstructionStep[] {
  switch (state) {
    case 'queued':
    case 'unknown':
      return news === 'submitted' ? ['accept'] : ['accept', stepOf[news]];
    case 'accepted':
      return news === 'submitted' ? [] : [stepOf[news]];
    case 'settled':
      if (news === 'recalled') return ['recall'];
      return news === 'returned' || news === 'rejected' ? ['return'] : [];
    case 'refused':
    case 'rejected':
      // The owner was notified that no money moves, but it did.
      return news === 'submitted' || news === 'rejected' ? [] : ['contradict'];
    case 'returned':
    case 'recalled':
      return [];
  }
}

/** The state after each step. A contradiction keeps it, except for a return that is reported before its settlement. */
export const stateAfter: Readonly<Record<Exclude<InstructionStep, 'contradict'>, InstructionState>> = {
  accept: 'accepted',
  settle: 'settled',
  reject: 'rejected',
  return: 'returned',
  recall: 'recalled',
};
