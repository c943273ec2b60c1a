import { type AnswerGap, gap, taxpayerOf, taxpayerOfBusiness, type VerificationAnswers } from '@quittance/sdk/rules';
import { checkCountry, type Problem } from '@quittance/sdk/validation';
import { checkTaxId, phoneRules } from '../validation/index.ts';

/** Against the selected country, or that of the number when a program selected none. */
function checkPhone({ phoneNumber = '', phoneCountry }: NonNullable<VerificationAnswers['kyb']>): Problem | null {
  const country = phoneCountry ?? phoneRules.countryOf(phoneNumber) ?? undefined;
  if (country !== undefined && checkCountry(country)) return { key: 'phoneOtherCountry' };
  return phoneRules.check(phoneNumber, country);
}

/** Checks what browsers check by its form only: check digits of the tax number, and the phone's plan. */
export function checkBusinessFully({ kyb = {}, bankAccount = {} }: VerificationAnswers): readonly AnswerGap[] {
  const { taxId = '', incorporationCountry = '' } = kyb;
  const isPerson = taxpayerOfBusiness(bankAccount.companyType, incorporationCountry) === 'person';
  return [
    // An SSN or ITIN has no check digit.
    ...(isPerson ? [] : gap('taxId', checkTaxId(taxId, incorporationCountry, 'business'))),
    ...gap('phoneNumber', checkPhone(kyb)),
  ];
}

/** Checks the tax numbers of the owners fully. */
export const checkOwnersFully = ({ ubos = {} }: VerificationAnswers): readonly AnswerGap[] =>
  (ubos.owners ?? []).flatMap(({ type = 'individual', taxId = '', taxCountry = '' }, index) =>
    gap(`owners.${index}.taxId`, checkTaxId(taxId, taxCountry, taxpayerOf(type))),
  );
