/** The calls of one surface about the authenticator app of its user. Each asks for a code that confirms it. */
export interface AuthenticatorCalls {
  offer(): Promise<AuthenticatorOffer>;
  /** @param code first one that the app shows */
  confirm(code: string): Promise<{ readonly recoveryCodes: readonly string[] }>;
  remove(): Promise<unknown>;
  renewRecoveryCodes(): Promise<{ readonly recoveryCodes: readonly string[] }>;
}

/** The secret of a new app, which counts for nothing before the app's first code. */
export interface AuthenticatorOffer {
  readonly secret: string;
  readonly otpauthUri: string;
}
