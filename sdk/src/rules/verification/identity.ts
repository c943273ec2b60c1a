import { checkCountry } from '../../validation/country.ts';
import { checkBirthDate } from '../../validation/person.ts';
import { firstProblem, problem } from '../../validation/problem.ts';
import { checkSsn } from '../../validation/ssn.ts';
import { checkTaxId } from '../../validation/tax-id.ts';
import { checkOption, checkRequired } from '../../validation/text.ts';
import { addressGaps, answerLengths, checkGivenLine } from './answer-checks.ts';
import type { ApplicationFacts, IdentityAnswers, Unfinished } from './answers.ts';
import { allowedIdentityDocuments, documentGaps } from './documents.ts';
import { type AnswerGap, gap, gapsWithin } from './gap.ts';

/** Whether a person must give a social security or taxpayer number of the United States. */
export const owesUsTaxId = ({ nationality, address }: Unfinished<IdentityAnswers>): boolean =>
  nationality === 'US' || address?.country === 'US';

/**
 * Whether a person must prove where they live: in another country than the one whose identity document they show. A residence
 * permit is from where they live.
 */
export const owesAddressProof = ({ nationality, address, documentType }: Unfinished<IdentityAnswers>): boolean =>
  Boolean(nationality && address?.country) && nationality !== address?.country && documentType !== 'residence_permit';

/** An SSN, or an ITIN, which begins with 9. */
export const checkUsTaxId = (text = '') =>
  firstProblem(checkRequired(text), text.trim().startsWith('9') ? checkTaxId(text, 'US', 'person') : checkSsn(text));

/** Lists what a person's identity details lack. */
export function identityGaps(answers: Unfinished<IdentityAnswers>, facts: ApplicationFacts): readonly AnswerGap[] {
  const { today } = facts;
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
    ...(owesAddressProof(answers)
      ? gapsWithin('addressProof', documentGaps(answers.addressProof ?? {}, { mustBeRecent: true }, facts))
      : []),
  ];
}
