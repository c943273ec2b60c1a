import type { OperationContext, PersonActor } from '../kernel/index.ts';

type Changing = OperationContext & { readonly actor: PersonActor };

/** What other areas know of the files of an organization: which of them answers name. */
export interface DocumentsInUse {
  /** Returns the documents that saved answers name, and lets no save name another until the transaction ends. */
  readonly lock: (context: Changing, organizationId: string) => Promise<ReadonlySet<string>>;
  /**
   * Asserts that a file was not handed in, and locks it against that.
   * @throws VerificationStepClosedError, InformationRequestClosedError
   */
  readonly assertChangeable: (
    context: Changing,
    file: { readonly organizationId: string; readonly fileId: string },
  ) => Promise<void>;
  /** Asserts that staff have not reviewed a file. @throws VerificationStepClosedError */
  readonly assertNotReviewed: (context: OperationContext, fileId: string) => Promise<void>;
}

declare module '../kernel/app.ts' {
  interface App {
    /** Passed by the composition root, so that files know none of the areas that use them. */
    readonly documentsInUse: DocumentsInUse;
  }
}
