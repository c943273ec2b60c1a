import type { AnswerOf, Contract } from '@quittance/sdk/client';

export type CompanyRecord = AnswerOf<Contract['getCompanyUnderVerification']>;
export type PersonRecord = AnswerOf<Contract['getPersonUnderVerification']>;
/** A step that staff decide. */
export type ReviewedStep = Exclude<keyof CompanyRecord['steps'], 'onboardingCheckout'>;
export type CaseFile = CompanyRecord['files'][number];

export interface CompanyProps {
  readonly company: CompanyRecord;
}

export interface PersonProps {
  readonly person: PersonRecord;
}

/** For parts that change the record. */
export interface ChangedProps {
  readonly onChanged: () => void;
}

/** Id of the section with the answers of a step. */
export const sectionOf = (step: string): string => `step-${step}`;

/** Scrolls to the section of a step, and moves the focus there. */
export function showSection(step: string): void {
  const section = document.getElementById(sectionOf(step));
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}
