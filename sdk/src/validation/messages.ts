import { checkLines } from './plain-text.ts';
import { firstProblem, type Problem, type ProblemKey, problem } from './problem.ts';
import { checkRequired, countOf } from './text.ts';

/** Why an invoice is canceled: two fixed reasons, or the sender's own words. */
export const cancelReasons = ['payment-not-owed', 'incorrect-invoice', 'custom-message'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** The most characters of a message that somebody writes, once it is trimmed. */
export const messageLimits = { cancelNote: 150, resetReason: 500, additionalInfo: 5000 } as const;

function checkMessage(text: string, max: number, tooLong: ProblemKey): Problem | null {
  const excess = countOf(text.trim()) > max ? problem(tooLong, { max }) : null;
  return firstProblem(checkRequired(text), excess, checkLines(text));
}

/** What staff ask a customer for. */
export const checkAdditionalInfoMessage = (text: string): Problem | null =>
  checkMessage(text, messageLimits.additionalInfo, 'messageTooLong');

/** Why staff send a step of the verification back. */
export const checkResetReason = (text: string): Problem | null =>
  checkMessage(text, messageLimits.resetReason, 'reasonTooLong');

/** The note counts only beside the reason that asks for own words. */
export const checkCancelNote = (note: string, reason: CancelReason): Problem | null =>
  reason === 'custom-message' ? checkMessage(note, messageLimits.cancelNote, 'maxCharacters') : null;

/** What is sent as the cancel message. */
export const cancelMessageOf = (reason: CancelReason, note: string): string =>
  reason === 'custom-message' ? note.trim() : reason;
