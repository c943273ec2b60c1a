import { problem } from '../../validation/problem.ts';
import { checkGivenLine } from './answer-checks.ts';
import type { OfficerAnswers, OfficersAnswers, OwnerAnswers, Unfinished } from './answers.ts';
import { type AnswerGap, gap, gapsWithin, idGaps } from './gap.ts';
import { checkApplicantEmail, type EmailFacts } from './owners.ts';

export interface OfficersFacts extends EmailFacts {
  readonly owners: readonly Unfinished<OwnerAnswers>[];
}

type Officer = Unfinished<OfficerAnswers>;

const self = Symbol('the owner of the account');

/** Who an officer is, if we know them; two with other emails are two people. */
function knownPerson({ isSelf, ownerId }: Officer, { owners }: OfficersFacts): symbol | string | undefined {
  if (isSelf) return self;
  return owners.some((owner) => owner.id === ownerId && owner.isSelf) ? self : ownerId;
}

/** Each person is listed once. */
const repeatedGaps = (officers: readonly Officer[], facts: OfficersFacts): readonly AnswerGap[] =>
  officers.flatMap((officer, index) => {
    const person = knownPerson(officer, facts);
    const isRepeated = officers.slice(0, index).some((other) => knownPerson(other, facts) === person);
    return gap(`officers.${index}.ownerId`, person && isRepeated ? problem('personAdded') : null);
  });

/** Lists what one officer lacks: of the account's owner and of beneficial owners we know the rest. */
function officerGaps(officer: Officer, others: readonly Officer[], facts: OfficersFacts) {
  const { owners } = facts;
  if (officer.ownerId) {
    const isKnown = owners.some(({ id, type }) => id === officer.ownerId && type === 'individual');
    return gap('ownerId', isKnown ? null : problem('wrongFormat'));
  }
  const jobTitle = gap('jobTitle', checkGivenLine(officer.jobTitle));
  if (officer.isSelf) return jobTitle;
  return [
    ...gap('firstName', checkGivenLine(officer.firstName)),
    ...gap('lastName', checkGivenLine(officer.lastName)),
    ...gap('email', checkApplicantEmail(officer, [...others, ...owners], facts)),
    ...jobTitle,
  ];
}

/** Lists what the executive officers lack; there must be one. */
export function officersGaps(
  { officers = [] }: Unfinished<OfficersAnswers>,
  facts: OfficersFacts,
): readonly AnswerGap[] {
  if (officers.length === 0) return gap('officers', problem('officerMissing'));
  const gaps = officers.flatMap((officer, index) => {
    const others = officers.filter((_, at) => at !== index);
    return gapsWithin(`officers.${index}`, officerGaps(officer, others, facts));
  });
  return [...idGaps('officers', officers), ...repeatedGaps(officers, facts), ...gaps];
}
