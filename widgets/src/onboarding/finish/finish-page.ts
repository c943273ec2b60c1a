import type { Verification } from '../use-wizard.ts';

/** What each page gets. */
export interface FinishPageProps {
  readonly verification: Verification;
  /** Whether the owner has gone through all the pages; then each leads back to the end. */
  readonly isFinished: boolean;
  /** Loads the verification again. */
  readonly onReload: () => void;
  readonly onContinue: () => void;
  /** Says above the page that follows what was done. */
  readonly onNotice: (notice: string) => void;
}
