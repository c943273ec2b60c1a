/** Why a seller cancels an invoice. With `custom-message` the seller writes a message. */
export const cancelReasons = ['payment-not-owed', 'incorrect-invoice', 'custom-message'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Maximum characters of the messages that go with a cancellation or a rejection. */
export const closingMessageCharacters = 150;

export interface CancelInput {
  readonly reason: CancelReason;
  /** The seller's own words. */
  readonly cancelInput: string;
}

export type CancelProblem = 'required' | 'tooLong';

/** Returns why the form of a cancellation can't be submitted; null if it can. */
export function cancelProblem({ reason, cancelInput }: CancelInput): CancelProblem | null {
  if (reason !== 'custom-message') return null;
  const characters = [...cancelInput.trim()].length;
  if (characters === 0) return 'required';
  return characters > closingMessageCharacters ? 'tooLong' : null;
}

/** Returns the message to send: the seller's own words, or the reason. */
export const cancelMessageOf = ({ reason, cancelInput }: CancelInput): string =>
  reason === 'custom-message' ? cancelInput.trim() : reason;
