export interface LinkToken {
  readonly token: string;
  /** Real time. */
  readonly expiresAt: Date;
}

/** A bank account whose holder signed in at the bank and agreed to share it. That is not yet consent to debit it. */
export interface LinkedAccount {
  /** What the window was opened for; a user id linked for one purpose is worth nothing for another. */
  readonly reference: string;
  readonly bankName: string;
  /** Last four digits. */
  readonly mask: string;
  readonly accountKind: 'checking' | 'savings';
  /** For `Rails.submitDebit`. */
  readonly accountToken: string;
  /** The same for the same account however often it is linked, so that a block can't be evaded by linking anew. */
  readonly fingerprint: string;
}

/** Lets a person pick a bank account in the provider's window and proves that it is theirs. */
export interface BankLinking {
  /**
   * URL of the script that our window page loads. It defines `globalThis.BankLink.open({ token, locale, container,
   * onReady, onSuccess(userId), onError, onClose })`, which shows the provider's own window in the container.
   */
  readonly scriptUrl: string;
  /** Opens a session for one window. Throws when the provider can't be reached. */
  createToken(request: { readonly reference: string; readonly locale: 'en' | 'es' }): Promise<LinkToken>;
  /** What a window's user id stands for; null when there is no such link. Throws when the provider can't be reached. */
  findAccount(providerUserId: string): Promise<LinkedAccount | null>;
}
