import type { AnsweredStep } from '@quittance/sdk/rules';
import type { OperationContext } from '../kernel/index.ts';

interface StepOfOwner {
  readonly organizationId: string;
  /** The account's owner. */
  readonly personId: string;
  readonly step: AnsweredStep;
}

declare module '../kernel/app.ts' {
  interface App {
    /**
     * Whether a step stands as it was submitted: without a later draft, and with its files. Passed by the composition root, so
     * that requests know nothing of the verification.
     */
    readonly isStepAsSubmitted: (context: Pick<OperationContext, 'app' | 'db'>, step: StepOfOwner) => Promise<boolean>;
  }
}
