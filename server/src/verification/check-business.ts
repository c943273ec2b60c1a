import { type AnswerGap, gap, taxpayerOf, taxpayerOfBusiness, type VerificationAnswers } from '@quittance/sdk/rules';
import { checkTaxId, phoneRules } from '../validation/index.ts';

/** Checks what browsers check by its form only: check digits of the tax number, and the phone's plan. */
export function checkBusinessFully({ kyb = {}, bankAccount = {} }: VerificationAnswers): readonly AnswerGap[] {
  const { taxId = '', incorporationCountry = '', phoneNumber = '', phoneCountry } = kyb;
  const isPerson = taxpayerOfBusiness(bankAccount.companyType, incorporationCountry) === 'person';
  return [
    // A social security number has no check digit.
    ...(isPerson ? [] : gap('taxId', checkTaxId(taxId, incorporationCountry, 'business'))),
    ...gap(
      'phoneNumber',
      phoneRules.check(phoneNumber, phoneCountry ?? phoneRules.countryOf(phoneNumber) ?? undefined),
    ),
  ];
}

/** Checks the tax numbers of the owners fully. */
export const checkOwnersFully = ({ ubos = {} }: VerificationAnswers): readonly AnswerGap[] =>
  (ubos.owners ?? []).flatMap(({ type = 'individual', taxId = '', taxCountry = '' }, index) =>
    gap(`owners.${index}.taxId`, checkTaxId(taxId, taxCountry, taxpayerOf(type))),
  );
