import type { validationTexts } from '../i18n/en/validation.ts';
import type { TextArguments, TextKey } from '../i18n/texts.ts';

/** A sentence of the texts `validation`. */
export type ProblemKey = TextKey<typeof validationTexts>;

/**
 * Why a value is refused: the key of a message, and the values in it. A rule returns null for a valid value. Rules are
 * pure; they contain no texts and know no fields.
 */
export interface Problem {
  readonly key: ProblemKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

export function problem<Key extends ProblemKey>(
  key: Key,
  ...[values]: TextArguments<typeof validationTexts, Key>
): Problem {
  return values === undefined ? { key } : { key, values };
}

/** Returns the first problem, in the order of the rules. */
export function firstProblem(...problems: readonly (Problem | null)[]): Problem | null {
  return problems.find((found) => found !== null) ?? null;
}
