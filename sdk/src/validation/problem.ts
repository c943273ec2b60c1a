import type { validation } from '../i18n/en/validation.ts';

/** A sentence of the texts `validation`. */
export type ProblemKey = keyof typeof validation;

/**
 * Why a value is refused: which sentence says it, and what stands in that sentence. A rule answers null when it has nothing
 * to say against a value. Rules are pure; they hold no text and know no field.
 */
export interface Problem {
  readonly key: ProblemKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

export const problem = (key: ProblemKey, values?: Problem['values']): Problem =>
  values === undefined ? { key } : { key, values };

/** The first thing that the rules, in their order, have to say. */
export function firstProblem(...problems: readonly (Problem | null)[]): Problem | null {
  return problems.find((found) => found !== null) ?? null;
}
