import type { AnsweredStep } from '@quittance/sdk/rules';

interface PageState {
  /** The step that the page is a part of; undefined for one without answers. */
  readonly step: AnsweredStep | undefined;
  /** Whether the page needs something of the applicant. */
  readonly needsMore: boolean;
}

/** Counts the parts that need something. Pages of one step, such as owners and officers, are one: staff return them together. */
export const partsLeft = (pages: readonly PageState[]): number =>
  new Set(pages.flatMap(({ step, needsMore }) => (step && needsMore ? [step] : []))).size;
