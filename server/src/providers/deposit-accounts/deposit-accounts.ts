import type { AccountType } from '@quittance/sdk/contract';
import type { DepositField } from '@quittance/sdk/rules';

/** One of an organization's accounts that money can be sent to. */
export interface DepositAccount {
  readonly currency: string;
  /** For US dollars; traditional when absent. */
  readonly accountType?: AccountType | undefined;
  /** Our number of the account: twelve digits. */
  readonly number: string;
}

/** What a sender needs, by the forms of one country. */
export interface BankDetails {
  readonly bankName: string;
  readonly bankAddress: string;
  /** ISO 3166 code of the bank's country. */
  readonly country: string;
  readonly fields: readonly { readonly name: DepositField; readonly value: string }[];
}

/** How money reaches an account. */
export interface DepositWays {
  /** The rail of local transfers; absent together with `local`. */
  readonly local?: BankDetails;
  /** From abroad. */
  readonly swift: BankDetails;
}

/** Knows at which bank each currency's accounts are held, so that the rail behind an account is configuration. */
export interface DepositAccounts {
  /** Whether all accounts in a currency have the same numbers, so that these don't tell them apart. */
  readonly areShared: boolean;

  /** Whether a bank holds accounts in the currency for us. */
  holds(currency: string): boolean;

  /** Null for a currency that no bank holds for us. */
  describe(account: DepositAccount): DepositWays | null;
}
