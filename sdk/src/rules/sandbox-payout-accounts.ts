/** What the sandbox's bank does with a payout to an account. */
export type SandboxPayoutOutcome =
  /** It settles. */
  | 'settles'
  /** Refused when it is submitted. */
  | 'refused'
  /** Accepted, then rejected by the other bank before any money moves. */
  | 'rejected'
  /** Refused when it is submitted, but paid out on the next banking day nevertheless. */
  | 'contradicted'
  /** Settles and is returned two banking days later. */
  | 'returned'
  /** Settles and is called back a banking day later. */
  | 'recalled'
  /** Settles four banking days later than usual. */
  | 'slow'
  /** The bank accepts it, but its answer is lost. */
  | 'answers-too-late'
  /** The bank can't be reached and accepts nothing. */
  | 'unreachable'
  /** The bank can't be reached twice, then accepts it. */
  | 'unreachable-at-first'
  /** Like `returned`, but every event comes twice, and the return before the settlement. */
  | 'disordered';

/**
 * Digits that choose what the sandbox's bank does with a payout, wherever they stand in the recipient's account number
 * or IBAN. Six digits, so that they fit into the free part of every country's numbers.
 */
export const sandboxPayoutDigits = {
  '990013': 'refused',
  '990003': 'rejected',
  '990093': 'contradicted',
  '990002': 'returned',
  '990005': 'recalled',
  '990004': 'slow',
  '990098': 'answers-too-late',
  '990099': 'unreachable',
  '990097': 'unreachable-at-first',
  '990096': 'disordered',
} as const satisfies Readonly<Record<string, SandboxPayoutOutcome>>;
