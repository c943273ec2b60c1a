import type { IdentityOutcome, IdentityParticulars, SandboxVerificationDecision } from '@quittance/sdk/rules';
import type { ReceivedCallback } from '../callbacks/index.ts';

/** Where vendors post what they decided. */
export const identityCallbackPath = '/callbacks/identity-verification';

export interface IdentityRequest {
  /** Our id of the session. */
  readonly about: string;
  /** Who the person says they are. */
  readonly person: IdentityParticulars;
  readonly locale: 'en' | 'es';
  /** Where the vendor's page leads back to. */
  readonly returnUrl: string;
  /** Sandbox only: decided at once. */
  readonly decision?: SandboxVerificationDecision | undefined;
}

/** A session on the vendor's page. */
export interface StartedIdentitySession {
  /** The vendor's name of it. */
  readonly reference: string;
  /** The page. Anybody with the address can open it. */
  readonly url: string;
  /** Real time. */
  readonly expiresAt: Date;
}

/** What came of a session so far. */
export interface IdentityResult {
  readonly outcome: IdentityOutcome;
  /** What the vendor read from the document that it approved; absent if it read nothing. */
  readonly document?: IdentityParticulars | undefined;
}

/** What the vendor posted. */
export interface IdentityCallback extends IdentityResult {
  readonly reference: string;
}

/** Checks that people are who they say, on pages of the vendor. */
export interface IdentityVerification {
  /** Starts a session for a person. @throws when the vendor can't be reached */
  start(request: IdentityRequest): Promise<StartedIdentitySession>;
  /** Returns what came of a session so far. @throws when the vendor can't be reached */
  findResult(reference: string): Promise<IdentityResult>;
  /**
   * Reads a callback and checks that it comes from the vendor, a few minutes ago at most.
   * @throws UnauthenticatedError, MalformedRequestError; NotFoundError without a vendor
   */
  readCallback(received: ReceivedCallback): IdentityCallback;
}
