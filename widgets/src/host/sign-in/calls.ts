export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What the password alone has led to. */
export interface StartedSignIn {
  /** False on a remembered device. */
  readonly isCodeNeeded: boolean;
  /** The businesses the person may act for; the back office has none. */
  readonly businesses: readonly { readonly id: string; readonly name: string }[];
}

export interface Confirmation {
  /** Absent on a remembered device. */
  readonly code: string | null;
  readonly isRemembered: boolean;
  /** The chosen one of several businesses. */
  readonly businessId: string | null;
}

/** The calls of one kind of sign-in. Each throws what the API client throws. */
export interface SignInCalls {
  start(credentials: Credentials): Promise<StartedSignIn>;
  /** Resolves when the session stands; the app then leaves the page. */
  confirm(confirmation: Confirmation): Promise<void>;
  resend(email: string): Promise<void>;
}
