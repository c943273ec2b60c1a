/** What makes an account secure. */
export interface SecurityFacts {
  readonly phoneNumberVerified: boolean;
  /** An authenticator app is set up. */
  readonly hasMobile2FA: boolean;
}

/** Whether an account is secure: its owner has a verified phone and a second factor. */
export const isAccountSecure = ({ phoneNumberVerified, hasMobile2FA }: SecurityFacts): boolean =>
  phoneNumberVerified && hasMobile2FA;

const fundManagers: ReadonlySet<string> = new Set(['owner', 'manager']);

/** Whether somebody may manage funds once their account is secure. */
export const mayManageFunds = (role: string): boolean => fundManagers.has(role);
