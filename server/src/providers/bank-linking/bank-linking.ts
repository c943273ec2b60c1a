export interface LinkToken {
  readonly token: string;
  /** Real time. */
  readonly expiresAt: Date;
}

/** A bank account whose holder signed in at the bank and agreed to share it. This is not yet consent to a debit. */
export interface LinkedAccount {
  /** The purpose of the window; a link for one purpose is invalid for another. */
  readonly reference: string;
  readonly bankName: string;
  /** Last four digits. */
  readonly mask: string;
  readonly accountKind: 'checking' | 'savings';
  /** Whether the account belongs to a person or a business; a consumer may dispute a debit for longer. */
  readonly holderKind: 'business' | 'consumer';
  /** For `Rails.submit`. */
  readonly accountToken: string;
  /** Identifies the account across links, so that a block can't be evaded by linking again. */
  readonly fingerprint: string;
}

/** The number of a linked account, for rails that need one. Personal data: stored encrypted only, and never logged. */
export interface DebitAccount {
  readonly holderName: string;
  /** Nine digits. */
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly accountKind: 'checking' | 'savings';
  readonly holderKind: 'business' | 'consumer';
}

/** Lets a person choose a bank account in the provider's window, and proves that it is theirs. */
export interface BankLinking {
  /**
   * URL of the script for our window page. It defines
   * `globalThis.BankLink.open({ token, locale, container, onReady, onSuccess(userId), onError, onClose })`, which shows
   * the provider's own window in the container.
   */
  readonly scriptUrl: string;
  /** Opens a session for one window. @throws when the provider can't be reached */
  createToken(request: { readonly reference: string; readonly locale: 'en' | 'es' }): Promise<LinkToken>;
  /**
   * Finds the account of a window's user id; null if there is no such link. @throws when the provider can't be reached
   */
  findAccount(providerUserId: string): Promise<LinkedAccount | null>;
  /** Returns the number of the account that a token names. @throws when the provider can't be reached */
  getDebitAccount(accountToken: string): Promise<DebitAccount>;
}
