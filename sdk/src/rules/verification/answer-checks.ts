import { checkCountry } from '../../validation/country.ts';
import { checkLine, checkLines } from '../../validation/plain-text.ts';
import { checkPostalCode } from '../../validation/postal-code.ts';
import { firstProblem, type Problem, problem } from '../../validation/problem.ts';
import { checkMaxCharacters, checkRequired } from '../../validation/text.ts';
import type { PostalAddress } from '../postal-address.ts';
import type { Unfinished } from './answers.ts';
import { type AnswerGap, gap } from './gap.ts';

/** Maximum lengths of answers, in characters. */
export const answerLengths = { line: 100, number: 40, statement: 1000 } as const;

/** Checks one line of text that must be given. */
export const checkGivenLine = (text: string | undefined, max: number = answerLengths.line): Problem | null =>
  firstProblem(checkRequired(text ?? ''), checkMaxCharacters(text ?? '', max), checkLine(text ?? ''));

/** Checks text of several lines that must be given. */
export const checkGivenLines = (text: string | undefined): Problem | null =>
  firstProblem(
    checkRequired(text ?? ''),
    checkMaxCharacters(text ?? '', answerLengths.statement),
    checkLines(text ?? ''),
  );

/** Checks that a question was answered with yes or no. */
export const checkAnswered = (value: boolean | undefined): Problem | null =>
  value === undefined ? problem('optionMissing') : null;

/** Lists what an address lacks. */
export function addressGaps(address: Unfinished<PostalAddress> = {}): readonly AnswerGap[] {
  const { line1, city, postalCode, country = '' } = address;
  return [
    ...gap('line1', checkGivenLine(line1)),
    ...gap('city', checkGivenLine(city)),
    ...gap('country', checkCountry(country)),
    ...(country === '' ? [] : gap('postalCode', checkPostalCode(postalCode ?? '', country))),
  ];
}
