import type { VerificationAnswers, VerificationFacts } from '@quittance/sdk/rules';
import type { AnswersProps } from './answer-fields.ts';

/** What the fields of every page get. */
export interface PageFieldsProps {
  readonly answers: VerificationAnswers;
  readonly facts: VerificationFacts;
  readonly isHandleSettled: boolean;
  readonly onChange: (answers: VerificationAnswers) => void;
}

/** Returns the answers of one step, and the function that changes them. */
export function answersOf<Step extends keyof VerificationAnswers>(
  { answers, onChange }: PageFieldsProps,
  step: Step,
): AnswersProps<NonNullable<VerificationAnswers[Step]>> {
  const value = answers[step] ?? {};
  return {
    value,
    onChange: (changes) => onChange({ ...answers, [step]: { ...value, ...changes } }),
  } as AnswersProps<NonNullable<VerificationAnswers[Step]>>;
}
