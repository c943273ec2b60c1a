import { checkOption } from '../../validation/text.ts';
import type { CompanyType, SetupAnswers, Unfinished } from './answers.ts';
import { type AnswerGap, gap } from './gap.ts';

/** Returns the type of the organization of a business. */
export const organizationTypeOf = (companyType: CompanyType): 'business' | 'solopreneur' =>
  companyType === 'solopreneur' ? 'solopreneur' : 'business';

/** Lists what the setup lacks. */
export const setupGaps = ({ companyType, companySubType }: Unfinished<SetupAnswers>): readonly AnswerGap[] => [
  ...gap('companyType', checkOption(companyType)),
  ...(companyType === 'registered_company' ? gap('companySubType', checkOption(companySubType)) : []),
];
