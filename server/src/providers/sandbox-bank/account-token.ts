import { createHash } from 'node:crypto';
import { abaCheckDigit } from '../deposit-accounts/account-numbers.ts';
import { findSandboxAccount, type SandboxAccount, sandboxBanks } from './banks.ts';

/** An account of one holder at one sandbox bank. */
export interface HeldAccount {
  readonly bankId: string;
  readonly accountId: string;
  readonly holderHash: string;
}

/** Hashes the user name that identifies a customer, so that blocking one customer's account affects nobody else. */
export const hashHolder = (userName: string): string =>
  createHash('sha256').update(userName.trim().toLowerCase()).digest('hex');

export const writeAccountToken = ({ bankId, accountId, holderHash }: HeldAccount): string =>
  `sandbox:${bankId}:${accountId}:${holderHash}`;

/** Returns the account of a token. @throws Error for a token that this adapter didn't create: a bug */
export function readAccountToken(token: string): SandboxAccount {
  const [scheme, bankId = '', accountId = ''] = token.split(':');
  const found = scheme === 'sandbox' ? findSandboxAccount(bankId, accountId) : null;
  if (found === null) throw new Error('Not an account token of the sandbox bank.');
  return found.account;
}

/** Returns the number of a token's account, as its bank would tell it. @throws like {@link readAccountToken} */
export function readDebitAccount(token: string) {
  const { name, mask, accountKind, holderKind } = readAccountToken(token);
  const bankId = token.split(':')[1];
  const eightDigits = String(26_000_000 + sandboxBanks.findIndex(({ id }) => id === bankId)).padStart(8, '0');
  return {
    holderName: name,
    routingNumber: eightDigits + abaCheckDigit(eightDigits),
    accountNumber: `10000${mask}`,
    accountKind,
    holderKind,
  };
}
