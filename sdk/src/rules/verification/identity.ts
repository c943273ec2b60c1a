import { checkCountry } from '../../validation/country.ts';
import { checkBirthDate } from '../../validation/person.ts';
import { firstProblem, problem } from '../../validation/problem.ts';
import { checkSsn } from '../../validation/ssn.ts';
import { checkTaxId } from '../../validation/tax-id.ts';
import { checkOption, checkRequired } from '../../validation/text.ts';
import { addressGaps, answerLengths, checkGivenLine } from './answer-checks.ts';
import type { ApplicationFacts, IdentityAnswers, Unfinished } from './answers.ts';
import { allowedIdentityDocuments } from './documents.ts';
import { type AnswerGap, gap, gapsWithin } from './gap.ts';

/** Whether a person must give a social security or taxpayer number of the United States. */
export const owesUsTaxId = ({ nationality, address }: Unfinished<IdentityAnswers>): boolean =>
  nationality === 'US' || address?.country === 'US';

/** An SSN, or an ITIN, which begins with 9. */
const checkUsTaxId = (text = '') =>
  firstProblem(checkRequired(text), text.trim().startsWith('9') ? checkTaxId(text, 'US', 'person') : checkSsn(text));

/** Lists what a person's identity details lack. */
export function identityGaps(answers: Unfinished<IdentityAnswers>, { today }: ApplicationFacts): readonly AnswerGap[] {
  const { birthDate = '', nationality = '', documentType } = answers;
  const isAllowed = documentType === undefined || allowedIdentityDocuments(nationality).includes(documentType);
  return [
    ...gap('birthDate', firstProblem(checkRequired(birthDate), checkBirthDate(birthDate, today))),
    ...gap('birthPlace', checkGivenLine(answers.birthPlace)),
    ...gap('nationality', checkCountry(nationality)),
    ...gap('sex', checkOption(answers.sex)),
    ...gapsWithin('address', addressGaps(answers.address)),
    ...gap('documentType', firstProblem(checkOption(documentType), isAllowed ? null : problem('wrongFormat'))),
    ...gap('documentNumber', checkGivenLine(answers.documentNumber, answerLengths.number)),
    ...(owesUsTaxId(answers) ? gap('usTaxId', checkUsTaxId(answers.usTaxId)) : []),
  ];
}
