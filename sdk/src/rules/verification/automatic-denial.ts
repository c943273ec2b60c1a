import type { BusinessDate } from '../../time/index.ts';
import type { RiskProfileAnswers, SensitiveIndustry, Unfinished } from './answers.ts';

interface DenialRule {
  /** The business date from which it holds. */
  readonly from: BusinessDate;
  readonly industry: SensitiveIndustry;
}

/**
 * Answers that we may not or will not serve, until a risk engine decides. Compliance owns this table: add rules with their
 * date, never change one that has applied.
 */
const denialRules: readonly DenialRule[] = [
  { from: '2021-01-01', industry: 'SHELL_BANK' },
  { from: '2021-01-01', industry: 'WEAPONS' },
  { from: '2021-01-01', industry: 'CANNABIS' },
  { from: '2021-01-01', industry: 'GAMBLING' },
  { from: '2021-01-01', industry: 'ADULT_ENTERTAINMENT' },
];

/** Returns the answer for which a business is denied without a review; null if there is none. */
export function automaticDenial(
  { sensitiveIndustries = [] }: Unfinished<RiskProfileAnswers>,
  today: BusinessDate,
): SensitiveIndustry | null {
  const found = denialRules.find(({ from, industry }) => from <= today && sensitiveIndustries.includes(industry));
  return found?.industry ?? null;
}
