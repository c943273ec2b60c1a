import { checkLines } from './plain-text.ts';
import { firstProblem, type Problem, problem } from './problem.ts';
import { checkRequired, countOf } from './text.ts';

/** Why an invoice is canceled: two fixed reasons, or a message by the sender. */
export const cancelReasons = ['payment-not-owed', 'incorrect-invoice', 'custom-message'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Maximum length of messages in characters, after trimming. A staff note is a reason for a decision, or one for colleagues. */
export const messageLimits = { cancelNote: 150, resetReason: 500, additionalInfo: 5000, staffNote: 5000 } as const;

type TooLong = 'messageTooLong' | 'reasonTooLong' | 'maxCharacters';

function checkMessage(text: string, max: number, tooLong: TooLong): Problem | null {
  const excess = countOf(text.trim()) > max ? problem(tooLong, { max }) : null;
  return firstProblem(checkRequired(text), excess, checkLines(text));
}

/** Checks a request for information by staff. */
export const checkAdditionalInfoMessage = (text: string): Problem | null =>
  checkMessage(text, messageLimits.additionalInfo, 'messageTooLong');

/** Checks the reason with which staff reset a step of the verification. */
export const checkResetReason = (text: string): Problem | null =>
  checkMessage(text, messageLimits.resetReason, 'reasonTooLong');

/** Checks the note, which is only used with the reason `custom-message`. */
export const checkCancelNote = (note: string, reason: CancelReason): Problem | null =>
  reason === 'custom-message' ? checkMessage(note, messageLimits.cancelNote, 'maxCharacters') : null;

/** Returns the message to send with a cancellation. */
export const cancelMessageOf = (reason: CancelReason, note: string): string =>
  reason === 'custom-message' ? note.trim() : reason;
