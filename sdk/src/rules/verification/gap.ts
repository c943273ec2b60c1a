import type { Problem } from '../../validation/problem.ts';

/** What is missing or wrong in the answers of a step. */
export interface AnswerGap {
  /** Dotted path of the answer, such as `owners.0.percent`. */
  readonly path: string;
  readonly problem: Problem;
}

/** Names the problem of an answer; nothing if it has none. */
export const gap = (path: string, problem: Problem | null): readonly AnswerGap[] =>
  problem ? [{ path, problem }] : [];

/** Puts the gaps of a part below its path. */
export const gapsWithin = (path: string, gaps: readonly AnswerGap[]): readonly AnswerGap[] =>
  gaps.map((each) => ({ ...each, path: `${path}.${each.path}` }));
