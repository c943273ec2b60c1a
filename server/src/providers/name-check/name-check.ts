import type { BankDetails, ExternalAccountKind } from '@quittance/sdk/banking';

/** An account, and the name that somebody thinks its holder has. */
export interface NameQuestion {
  readonly holderName: string;
  readonly kind: ExternalAccountKind;
  readonly country: string;
  readonly currency: string;
  readonly rail: string;
  readonly details: BankDetails;
}

/** What the account's bank says of the name. */
export type NameAnswer =
  | { readonly outcome: 'match' | 'no-match' }
  | { readonly outcome: 'close-match'; readonly suggestedName: string }
  /** The bank takes no part in a scheme for such questions, or did not answer in time. */
  | { readonly outcome: 'unavailable' };

/** Asks an account's bank for its holder's name, such as by Confirmation of Payee or Verification of Payee. */
export interface NameCheck {
  /** @throws any transport failure; the name is then not checked */
  check(question: NameQuestion): Promise<NameAnswer>;
}
