import type { PostalAddress } from '@quittance/sdk/contract';
import type { AccountType, ProviderAnswer } from '@quittance/sdk/rules';
import type { ReceivedCallback } from '../callbacks/index.ts';

/** Where providers post what they decided. */
export const accountCallbackPath = '/callbacks/account-applications';

/** A company, as it applies for an account. */
export interface ApplyingCompany {
  readonly legalName: string;
  readonly organizationType: 'business' | 'solopreneur';
  readonly address?: PostalAddress | undefined;
  readonly website?: string | undefined;
  readonly taxId?: string | undefined;
  readonly registrationNumber?: string | undefined;
  readonly incorporatedOn?: string | undefined;
}

export interface AccountOrder {
  /** Our unique reference: however often it is sent, the provider has one application. */
  readonly reference: string;
  /** From 1. Raised when the application is sent again with its faults mended; repeats of an attempt keep it. */
  readonly sending: number;
  readonly accountType: AccountType;
  readonly company: ApplyingCompany;
}

/** A fault that the provider found in an application. */
export interface ApplicationFault {
  readonly code: string;
  readonly message: string;
  /** What is wrong, such as `taxId`. */
  readonly field?: string | undefined;
}

/** A definite answer about an application. Everything else is thrown and means: unknown. */
export interface ApplicationReport {
  /** The sending that is answered, see {@link AccountOrder}. */
  readonly sending: number;
  readonly status: ProviderAnswer;
  /** Business time since when that is so. */
  readonly at: Date;
  readonly providerReference: string;
  /** The provider's question, or its reason for a refusal. Shown to staff. */
  readonly reason?: string | undefined;
  /** Of an `error`. */
  readonly faults?: readonly ApplicationFault[] | undefined;
}

/** What a provider posted: an application, by our reference, as it is now. */
export type AccountCallback = ApplicationReport & { readonly reference: string };

/**
 * Opens accounts for companies, by type. Commands are idempotent by reference, and throw any transport failure; whether
 * the provider carried them out is then unknown.
 */
export interface AccountProvider {
  submit(order: AccountOrder): Promise<ApplicationReport>;
  /** Finds an application; null if the provider definitely has none. */
  find(reference: string): Promise<ApplicationReport | null>;
  /**
   * Reads a callback and checks that it comes from the provider, a few minutes ago at most.
   * @throws UnauthenticatedError, MalformedRequestError; NotFoundError without a provider
   */
  readCallback(received: ReceivedCallback): AccountCallback;
}
