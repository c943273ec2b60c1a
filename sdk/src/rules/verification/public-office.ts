import { addMonths } from '../../time/index.ts';
import { checkCountry } from '../../validation/country.ts';
import { checkDate } from '../../validation/date.ts';
import { firstProblem } from '../../validation/problem.ts';
import { checkConfirmed, checkOption, checkRequired } from '../../validation/text.ts';
import { checkGivenLine } from './answer-checks.ts';
import type { ApplicationFacts, PublicOfficeAnswers, Unfinished } from './answers.ts';
import { type AnswerGap, gap } from './gap.ts';

/** How long ago a public office still counts, in years. */
export const publicOfficeYears = 5;

/** Earlier days of an office are typing mistakes. */
export const earliestOfficeDay = '1950-01-01';

function officeGaps(answers: Unfinished<PublicOfficeAnswers>, { today }: ApplicationFacts): readonly AnswerGap[] {
  const { publicOffice, from = '', until } = answers;
  // One that ended earlier doesn't count, so it isn't asked for.
  const earliest = addMonths(today, -12 * publicOfficeYears);
  const [, min = earliest] = [from, earliest].sort();
  const lastDay = { min, max: today };
  return [
    ...(publicOffice === 'self' ? [] : gap('holderName', checkGivenLine(answers.holderName))),
    ...gap('position', checkGivenLine(answers.position)),
    ...gap('country', checkCountry(answers.country ?? '')),
    ...gap('from', firstProblem(checkRequired(from), checkDate(from, { min: earliestOfficeDay, max: today }))),
    ...(until ? gap('until', checkDate(until, lastDay)) : []),
  ];
}

/** Lists what the statement about public offices lacks. */
export const publicOfficeGaps = (
  answers: Unfinished<PublicOfficeAnswers>,
  facts: ApplicationFacts,
): readonly AnswerGap[] => [
  ...gap('publicOffice', checkOption(answers.publicOffice)),
  ...(answers.publicOffice === undefined || answers.publicOffice === 'none' ? [] : officeGaps(answers, facts)),
  ...gap('isConfirmed', checkConfirmed(answers.isConfirmed ?? false)),
];
