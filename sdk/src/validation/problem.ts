import type { validation } from '../i18n/en/validation.ts';

/** Key of a message in the texts `validation`. */
export type ProblemKey = keyof typeof validation;

/**
 * Why a value is refused: the key of a message, and the values in it. A rule returns null for a valid value. Rules are
 * pure; they contain no texts and know no fields.
 */
export interface Problem {
  readonly key: ProblemKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

export const problem = (key: ProblemKey, values?: Problem['values']): Problem =>
  values === undefined ? { key } : { key, values };

/** Returns the first problem, in the order of the rules. */
export function firstProblem(...problems: readonly (Problem | null)[]): Problem | null {
  return problems.find((found) => found !== null) ?? null;
}
