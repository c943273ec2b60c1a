import { type Problem, problem } from '../../validation/problem.ts';

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

/** Lists entries of a list whose id is missing or used before: entries are told apart by it. */
export const idGaps = (path: string, entries: readonly { readonly id?: string | undefined }[]): readonly AnswerGap[] =>
  entries.flatMap(({ id }, index) => {
    const isRepeated = entries.slice(0, index).some((other) => other.id === id);
    return gap(`${path}.${index}.id`, !id || isRepeated ? problem('wrongFormat') : null);
  });
