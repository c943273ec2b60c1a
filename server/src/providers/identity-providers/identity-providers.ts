import type { IdentityProvider } from '@quittance/sdk/contract';

/** Values of one sign-in, chosen by us before the browser goes to the provider. */
export interface AuthorizationRequest {
  readonly state: string;
  readonly nonce: string;
  /** For PKCE; 43 characters or more. */
  readonly codeVerifier: string;
}

/** What the provider sent the browser back with. */
export interface AuthorizationAnswer extends AuthorizationRequest {
  readonly idToken?: string | undefined;
  readonly code?: string | undefined;
  /** Issuer that the answer names (RFC 9207). */
  readonly issuer?: string | undefined;
}

/** A person as a provider knows them. */
export interface ProvenIdentity {
  readonly provider: IdentityProvider;
  /** Never changes, unlike the e-mail. */
  readonly subject: string;
  /** Lower case; empty if the person withheld it. */
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** Google or LinkedIn. */
export interface IdentityProviderPort {
  /** Returns the page to which the browser goes. @throws ProviderAwayError */
  authorizationUrl(request: AuthorizationRequest): Promise<string>;
  /** Checks an answer. @throws ProviderAwayError, IdentityRefusedError */
  prove(answer: AuthorizationAnswer): Promise<ProvenIdentity>;
}

export type IdentityProviders = Readonly<Partial<Record<IdentityProvider, IdentityProviderPort>>>;

/** The provider can't be reached, or fails. */
export class ProviderAwayError extends Error {}

/** The provider's answer is not valid. */
export class IdentityRefusedError extends Error {}

/** Page of the portal to which a provider sends the browser back. One for each, so that answers can't be mixed up. */
export const returnPath = (provider: IdentityProvider): string => `/auth/${provider}`;
