import type { SandboxPayoutOutcome } from '@quittance/sdk/rules';

/** The account's bank returns debits. */
export interface ReturningAccount {
  readonly code: string;
  /** Before the money arrives, two banking days after, or weeks later, after the release. */
  readonly when: 'before-settlement' | 'in-window' | 'after-window';
  /** How many presentments are returned; default all. */
  readonly times?: number;
}

/** How a sandbox account reacts to a debit: like a recipient's account to a payout, or by returning it. */
export type AccountBehaviour = SandboxPayoutOutcome | ReturningAccount;

export interface SandboxAccount {
  readonly id: string;
  readonly name: string;
  readonly mask: string;
  readonly accountKind: 'checking' | 'savings';
  readonly holderKind: 'business' | 'consumer';
  readonly behaviour: AccountBehaviour;
}

export interface SandboxBank {
  readonly id: string;
  readonly name: string;
  readonly accounts: readonly SandboxAccount[];
}

const workingAccounts: readonly SandboxAccount[] = [
  account('everyday', 'Everyday Checking', '6789', 'settles'),
  {
    ...account('savings', 'Rainy Day Savings', '2042', 'settles'),
    accountKind: 'savings',
    holderKind: 'consumer',
  },
];

/** One account for each failure, with its name. */
const failingAccounts: readonly SandboxAccount[] = [
  returns('R01', 'insufficient funds', '0001', 'in-window'),
  returnsOnce('R01', '1001'),
  returns('R02', 'account closed', '0002', 'in-window'),
  returns('R03', 'no such account', '0003', 'before-settlement'),
  returns('R04', 'invalid account number', '0004', 'before-settlement'),
  returns('R05', 'not authorized by the consumer', '0005', 'after-window'),
  returns('R07', 'authorization revoked', '0007', 'in-window'),
  returns('R08', 'payment stopped', '0008', 'in-window'),
  returns('R09', 'uncollected funds', '0009', 'in-window'),
  returnsOnce('R09', '1009'),
  returns('R10', 'not authorized', '0010', 'after-window'),
  returns('R16', 'account frozen', '0016', 'in-window'),
  returns('R20', 'account can’t be debited', '0020', 'before-settlement'),
  returns('R29', 'corporate not authorized', '0029', 'in-window'),
  account('refuses', 'Refused at once (R13, invalid routing number)', '0013', 'refused'),
  account('rejected', 'Rejected before it settles (R03)', '0033', 'rejected'),
  account('slow', 'Settles four banking days late', '0094', 'slow'),
  account('disordered', 'Returned (R02), news twice and out of order', '0096', 'disordered'),
  account('unreachable-at-first', 'Unreachable twice, then settles', '0097', 'unreachable-at-first'),
  account('answers-too-late', 'Provider answers too late', '0098', 'answers-too-late'),
  account('unreachable', 'Provider error', '0099', 'unreachable'),
];

function account(id: string, name: string, mask: string, behaviour: AccountBehaviour): SandboxAccount {
  return { id, name, mask, accountKind: 'checking', holderKind: 'business', behaviour };
}

function returns(code: string, meaning: string, mask: string, when: ReturningAccount['when']): SandboxAccount {
  return account(code.toLowerCase(), `Returns ${code} (${meaning})`, mask, { code, when });
}

function returnsOnce(code: string, mask: string): SandboxAccount {
  const name = `Comes back once (${code}), then settles`;
  return account(`${code.toLowerCase()}-once`, name, mask, { code, when: 'in-window', times: 1 });
}

/** Invented banks. The test bank's accounts simulate failures; all others succeed. */
export const sandboxBanks: readonly SandboxBank[] = [
  { id: 'test-bank', name: 'Test Bank', accounts: [...workingAccounts, ...failingAccounts] },
  { id: 'cedar-and-finch', name: 'Cedar & Finch Bank', accounts: workingAccounts },
  { id: 'first-harbor', name: 'First Harbor National', accounts: workingAccounts },
  { id: 'granite-state', name: 'Granite State Savings', accounts: workingAccounts },
  { id: 'lantern', name: 'Lantern (neobank)', accounts: workingAccounts },
  { id: 'meadowlark', name: 'Meadowlark Credit Union', accounts: workingAccounts },
  { id: 'pacific-crest', name: 'Pacific Crest Bank', accounts: workingAccounts },
  { id: 'union-of-the-plains', name: 'Union Bank of the Plains', accounts: workingAccounts },
];

export function findSandboxAccount(
  bankId: string,
  accountId: string,
): { readonly bank: SandboxBank; readonly account: SandboxAccount } | null {
  const bank = sandboxBanks.find(({ id }) => id === bankId);
  const found = bank?.accounts.find(({ id }) => id === accountId);
  return bank && found ? { bank, account: found } : null;
}
