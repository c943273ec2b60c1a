import type { Verification } from '../use-wizard.ts';

/** What each page gets. */
export interface FinishPageProps {
  readonly verification: Verification;
  /** Loads the verification again. */
  readonly onReload: () => void;
  readonly onContinue: () => void;
}
