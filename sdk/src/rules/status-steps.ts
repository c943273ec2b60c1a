/**
 * A step in the life of a transfer, deposit or payment, by which its status is explained.
 *
 * - `done`: it has happened, at `at`
 * - `next`: it comes next, at `expectedAt` if that is known
 * - `risk`: what could still go wrong
 */
export type StepKind = 'done' | 'next' | 'risk';

export interface StatusStep<Code extends string = string> {
  readonly kind: StepKind;
  /** Names what happens, in the words of its area. */
  readonly code: Code;
  /** ISO 8601, for steps that are done. */
  readonly at?: string | undefined;
  /** ISO 8601, for steps that come next; absent when nobody can know it. */
  readonly expectedAt?: string | undefined;
  /** Whether it should have happened on an earlier day. */
  readonly isLate?: boolean | undefined;
  /** The bank's or our reason, such as `R02`. */
  readonly reason?: string | undefined;
}
