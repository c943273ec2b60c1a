import { checkCountry } from '../../validation/country.ts';
import { checkDate } from '../../validation/date.ts';
import { checkLinks, checkUrl } from '../../validation/link.ts';
import { checkEmployees } from '../../validation/number.ts';
import { maxPhoneDigits } from '../../validation/phone-limits.ts';
import { firstProblem, type Problem, problem } from '../../validation/problem.ts';
import { checkTaxId } from '../../validation/tax-id.ts';
import { checkRequired } from '../../validation/text.ts';
import type { Taxpayer } from '../../validation/us-tax-id.ts';
import type { PostalAddress } from '../postal-address.ts';
import { addressGaps, answerLengths, checkAnswered, checkGivenLine, checkGivenLines } from './answer-checks.ts';
import type { ApplicationFacts, BusinessAnswers, CompanyType, Unfinished } from './answers.ts';
import { type AnswerGap, gap, gapsWithin } from './gap.ts';
import { checkUsTaxId } from './identity.ts';

/** Earlier days of a business are typing mistakes. */
export const earliestBusinessDay = '1800-01-01';

export interface BusinessFacts extends ApplicationFacts {
  readonly companyType: CompanyType | undefined;
}

type Answers = Unfinished<BusinessAnswers>;

/** Returns whose number a business gives: a solopreneur of the United States has an SSN or ITIN, others one of a business. */
export const taxpayerOfBusiness = (
  companyType: CompanyType | undefined,
  incorporationCountry: string | undefined,
): Taxpayer => (companyType === 'solopreneur' && incorporationCountry === 'US' ? 'person' : 'business');

function checkBusinessTaxId({ taxId = '', incorporationCountry = '' }: Answers, companyType: CompanyType | undefined) {
  const isPerson = taxpayerOfBusiness(companyType, incorporationCountry) === 'person';
  return isPerson
    ? checkUsTaxId(taxId)
    : firstProblem(checkRequired(taxId), checkTaxId(taxId, incorporationCountry, 'business'));
}

/** The server checks the plan of the country's numbers too: the plans are larger than most widgets. */
function checkPhone({ phoneNumber = '', phoneCountry = '' }: Answers): Problem | null {
  const digits = phoneNumber.replace(/\D/g, '').length;
  return firstProblem(
    checkRequired(phoneNumber),
    digits > maxPhoneDigits ? problem('phoneTooLong', { max: maxPhoneDigits }) : null,
    digits < 5 ? problem('phoneInvalid') : null,
    phoneCountry !== '' && checkCountry(phoneCountry) ? problem('phoneOtherCountry') : null,
  );
}

const keyOf = (address: Unfinished<PostalAddress>): string =>
  [address.line1, address.line2, address.city, address.postalCode, address.country]
    .map((part) => (part ?? '').normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' '))
    .join('\n');

/** Lists what the trading addresses lack; none may repeat another or the business address. */
function tradingAddressGaps({ address = {}, tradingAddresses = [] }: Answers): readonly AnswerGap[] {
  return tradingAddresses.flatMap((each, index) => {
    const others = [address, ...tradingAddresses.slice(0, index)].map(keyOf);
    const found = addressGaps(each);
    const isRepeated = found.length === 0 && others.includes(keyOf(each));
    const gaps = isRepeated ? gap('line1', problem('addressDuplicated')) : found;
    return gapsWithin(`tradingAddresses.${index}`, gaps);
  });
}

/** A link, or a reason why there is none. */
function linkGaps({ website = '', marketplaceLink = '', socialLink = '', noWebsiteReason = '' }: Answers) {
  const links = { website, marketplaceLink, socialLink };
  const given = Object.entries(links).filter(([, link]) => link.trim() !== '');
  if (given.length > 0) return given.flatMap(([path, link]) => gap(path, checkUrl(link)));
  if (noWebsiteReason.trim() !== '') return gap('noWebsiteReason', checkGivenLines(noWebsiteReason));
  return gap('website', checkLinks([]));
}

/** Lists what the details of the business lack. */
export function businessGaps(answers: Answers, { today, companyType }: BusinessFacts): readonly AnswerGap[] {
  const isRegistered = companyType !== 'solopreneur';
  const { incorporatedOn = '', commencedOn = '', tradingName } = answers;
  return [
    ...gap('legalName', checkGivenLine(answers.legalName)),
    ...(tradingName ? gap('tradingName', checkGivenLine(tradingName)) : []),
    ...gap('incorporationCountry', checkCountry(answers.incorporationCountry ?? '')),
    ...gap('taxId', checkBusinessTaxId(answers, companyType)),
    ...(isRegistered
      ? gap('registrationNumber', checkGivenLine(answers.registrationNumber, answerLengths.number))
      : []),
    ...(isRegistered
      ? gap(
          'incorporatedOn',
          firstProblem(
            checkRequired(incorporatedOn),
            checkDate(incorporatedOn, { min: earliestBusinessDay, max: today }),
          ),
        )
      : []),
    ...gap(
      'commencedOn',
      firstProblem(checkRequired(commencedOn), checkDate(commencedOn, { min: earliestBusinessDay, max: today })),
    ),
    ...(isRegistered ? gap('isOwnedByEntity', checkAnswered(answers.isOwnedByEntity)) : []),
    ...gap('employees', firstProblem(checkRequired(answers.employees ?? ''), checkEmployees(answers.employees ?? ''))),
    ...gap('phoneNumber', checkPhone(answers)),
    ...linkGaps(answers),
    ...gapsWithin('address', addressGaps(answers.address)),
    ...tradingAddressGaps(answers),
  ];
}
