import { firstProblem, problem } from '../../validation/problem.ts';
import { checkOption } from '../../validation/text.ts';
import { checkGivenLine } from './answer-checks.ts';
import { otherIndustry, type RiskProfileAnswers, type SensitiveIndustry, type Unfinished } from './answers.ts';
import { type AnswerGap, gap } from './gap.ts';

/** `NONE` and an industry contradict each other. */
const checkSensitive = (chosen: readonly SensitiveIndustry[] = []) =>
  firstProblem(checkOption(chosen[0]), chosen.includes('NONE') && chosen.length > 1 ? problem('noneAndOthers') : null);

/** Lists what the risk profile lacks. */
export function riskProfileGaps(answers: Unfinished<RiskProfileAnswers>): readonly AnswerGap[] {
  const { industry, fundSource } = answers;
  return [
    ...gap('industry', checkOption(industry)),
    ...(industry === otherIndustry ? gap('industryText', checkGivenLine(answers.industryText)) : []),
    ...gap('sensitiveIndustries', checkSensitive(answers.sensitiveIndustries)),
    ...gap('highRiskType', checkOption(answers.highRiskType)),
    ...gap('expectedUses', checkOption(answers.expectedUses?.[0])),
    ...gap('fundSource', checkOption(fundSource)),
    ...(fundSource === 'other' ? gap('fundSourceText', checkGivenLine(answers.fundSourceText)) : []),
    ...gap('storedAmount', checkOption(answers.storedAmount)),
  ];
}
