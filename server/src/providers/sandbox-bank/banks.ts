/** How a sandbox account reacts to a debit. */
export type AccountBehaviour =
  | { readonly kind: 'settles' }
  | {
      readonly kind: 'returns';
      readonly code: string;
      /** Before the money arrives, two banking days after, or weeks later, after the release. */
      readonly when: 'before-settlement' | 'in-window' | 'after-window';
      /** How many presentments are returned; default all. */
      readonly times?: number;
    }
  /** The bank refuses the debit at submission. */
  | { readonly kind: 'refuses'; readonly code: string }
  /** The bank accepts the debit, but its answer is lost. */
  | { readonly kind: 'answers-too-late' }
  /** The bank can't be reached and accepts nothing. */
  | { readonly kind: 'is-unreachable' };

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
  account('everyday', 'Everyday Checking', '6789', { kind: 'settles' }),
  {
    ...account('savings', 'Rainy Day Savings', '2042', { kind: 'settles' }),
    accountKind: 'savings',
    holderKind: 'consumer',
  },
];

/** One account for each failure, with its name. */
const failingAccounts: readonly SandboxAccount[] = [
  returns('R01', 'insufficient funds', '0001', 'in-window'),
  account('r01-once', 'Comes back once (R01), then settles', '1001', {
    kind: 'returns',
    code: 'R01',
    when: 'in-window',
    times: 1,
  }),
  returns('R02', 'account closed', '0002', 'in-window'),
  returns('R03', 'no such account', '0003', 'before-settlement'),
  returns('R07', 'authorization revoked', '0007', 'in-window'),
  returns('R10', 'not authorized', '0010', 'after-window'),
  returns('R29', 'corporate not authorized', '0029', 'in-window'),
  account('refuses', 'Refused at once (R13, invalid routing number)', '0013', { kind: 'refuses', code: 'R13' }),
  account('answers-too-late', 'Provider answers too late', '0098', { kind: 'answers-too-late' }),
  account('unreachable', 'Provider error', '0099', { kind: 'is-unreachable' }),
];

function account(id: string, name: string, mask: string, behaviour: AccountBehaviour): SandboxAccount {
  return { id, name, mask, accountKind: 'checking', holderKind: 'business', behaviour };
}

function returns(
  code: string,
  meaning: string,
  mask: string,
  when: 'before-settlement' | 'in-window' | 'after-window',
): SandboxAccount {
  return account(code.toLowerCase(), `Returns ${code} (${meaning})`, mask, { kind: 'returns', code, when });
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
