import * as z from 'zod';
import { checkLine } from '../../validation/plain-text.ts';
import { type Problem, problem } from '../../validation/problem.ts';
import { englishSentence } from '../../validation/sentence.ts';
import { checkMaxCharacters, checkRequired } from '../../validation/text.ts';

export const required = englishSentence(problem('required'));
export const wrongFormat = englishSentence(problem('wrongFormat'));

/** The sentence about what is not there, or about what is wrong with it. */
export const requiredOr =
  (sentence: string) =>
  ({ input }: { readonly input?: unknown }): string =>
    input === undefined || input === null ? required : sentence;

/** The sentence about a refused value whose shape has none of its own. */
export const sentenceOf = requiredOr(wrongFormat);

/** Lets a rule of the catalogue decide, and gives its sentence. */
export const refusing =
  (check: (value: string) => Problem | null) =>
  (value: string, context: z.RefinementCtx<string>): void => {
    const found = check(value);
    if (found) context.addIssue({ code: 'custom', message: englishSentence(found) });
  };

/** Characters are counted as people and JSON Schema count them: an emoji is one, where zod's own `max` counts two. */
const atMost = (max: number) => refusing((value) => checkMaxCharacters(value, max));

const limited = (shape: z.ZodString, max: number) => shape.superRefine(atMost(max)).meta({ maxLength: max });

/** At most so many characters, blank or not, of one line or many. */
export const anyText = (max: number) => limited(z.string(), max);

/** The same without the blanks around it. */
export const trimmedText = (max: number) => limited(z.string().trim(), max);

/** At most so many characters, and one at least. */
export const filledText = (max: number) => anyText(max).min(1, required);

/** A line that says something, in at most so many characters. */
export const text = (max: number) =>
  trimmedText(max)
    .superRefine(refusing(checkRequired))
    .superRefine(refusing(checkLine))
    .meta({ minLength: 1, maxLength: max, pattern: '^[^\\p{Cc}]*$' });
