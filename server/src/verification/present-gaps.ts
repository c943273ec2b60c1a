import type { AnswerGap } from '@quittance/sdk/rules';
import { englishSentence } from '@quittance/sdk/validation';
import { type Refusal, refuseFields } from '../kernel/index.ts';

/** A gap for programs that call the API: its message in English, and what screens translate. */
export const presentGap = ({ path, problem }: AnswerGap) => ({
  path,
  message: englishSentence(problem),
  key: problem.key,
  ...(problem.values && { values: { ...problem.values } }),
});

/** The refusal of unfinished answers, field by field. */
export const refuseGaps = (gaps: readonly AnswerGap[]): Refusal => refuseFields(gaps.map(presentGap));
