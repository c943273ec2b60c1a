import * as z from 'zod';
import { checkLine } from '../../validation/plain-text.ts';
import { type Problem, problem } from '../../validation/problem.ts';
import { englishSentence } from '../../validation/sentence.ts';
import { checkMaxCharacters, checkRequired } from '../../validation/text.ts';

export const required = englishSentence(problem('required'));
export const wrongFormat = englishSentence(problem('wrongFormat'));

/** Chooses the message for a missing value, or the given one for a wrong value. */
export const requiredOr =
  (sentence: string) =>
  ({ input }: { readonly input?: unknown }): string =>
    input === undefined || input === null ? required : sentence;

/** The message for a refused value whose schema has no message. */
export const sentenceOf = requiredOr(wrongFormat);

/** Refuses values by a rule of the catalogue, with its message. */
export const refineBy =
  (check: (value: string) => Problem | null) =>
  (value: string, context: z.RefinementCtx<string>): void => {
    const found = check(value);
    if (found) context.addIssue({ code: 'custom', message: englishSentence(found) });
  };

/** Counts characters like people and JSON Schema: an emoji is one, where zod's `max` counts two. */
const atMost = (max: number) => refineBy((value) => checkMaxCharacters(value, max));

const limited = (shape: z.ZodString, max: number) => shape.superRefine(atMost(max)).meta({ maxLength: max });

/** Text with at most `max` characters, blank or not, on one or several lines. */
export const anyText = (max: number) => limited(z.string(), max);

/** The same, trimmed. */
export const trimmedText = (max: number) => limited(z.string().trim(), max);

/** Text with 1 to `max` characters. */
export const filledText = (max: number) => anyText(max).min(1, required);

/** One line that is not blank, with at most `max` characters. */
export const text = (max: number) =>
  trimmedText(max)
    .superRefine(refineBy(checkRequired))
    .superRefine(refineBy(checkLine))
    .meta({ minLength: 1, maxLength: max, pattern: '^[^\\p{Cc}]*$' });
