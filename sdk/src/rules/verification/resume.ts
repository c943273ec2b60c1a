/** Pages after the hand-in that an owner comes back to, in their order. */
export const finishSteps = ['checkout', 'referrals', 'waitlists'] as const;
export type FinishStep = (typeof finishSteps)[number];

/** What decides where an applicant goes on. */
interface ResumeFacts<Page> {
  /** Whether staff ask for the page again. */
  readonly isAsked: (page: Page) => boolean;
  /** Whether the page needs nothing more. */
  readonly isDone: (page: Page) => boolean;
  /** Whether the applicant put the page off. */
  readonly isPutOff: (page: Page) => boolean;
  /** Whether the page hands everything in, for which pages that were put off are needed. Not every applicant has one. */
  readonly isHandIn: (page: Page) => boolean;
}

/**
 * Returns the page where an applicant goes on: one that staff ask for, else the first that is not done. Pages that were put off
 * come last, and stay unfinished until they are filled in.
 */
export const resumePage = <Page extends string>(
  pages: readonly Page[],
  { isAsked, isDone, isPutOff, isHandIn }: ResumeFacts<Page>,
): Page | undefined =>
  pages.find(isAsked) ??
  pages.find((page) => !isHandIn(page) && !isDone(page) && !isPutOff(page)) ??
  pages.find((page) => !isDone(page)) ??
  pages[0];
