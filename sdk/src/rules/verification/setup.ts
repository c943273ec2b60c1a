import { checkHandle } from '../../validation/handle.ts';
import { checkOption } from '../../validation/text.ts';
import type { CompanyType, SetupAnswers, Unfinished } from './answers.ts';
import { type AnswerGap, gap } from './gap.ts';

/** Returns the type of the organization of a business. */
export const organizationTypeOf = (companyType: CompanyType): 'business' | 'solopreneur' =>
  companyType === 'solopreneur' ? 'solopreneur' : 'business';

export interface SetupFacts {
  /** Of the organization; undefined until it has one. */
  readonly handle?: string | undefined;
}

/** Lists what the setup lacks. Only the server knows whether a handle is taken. */
export const setupGaps = (
  { companyType, companySubType, handle }: Unfinished<SetupAnswers>,
  facts: SetupFacts,
): readonly AnswerGap[] => [
  ...gap('handle', checkHandle(handle ?? facts.handle ?? '')),
  ...gap('companyType', checkOption(companyType)),
  ...(companyType === 'registered_company' ? gap('companySubType', checkOption(companySubType)) : []),
];
