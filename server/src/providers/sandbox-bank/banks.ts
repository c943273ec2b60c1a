/** What a sandbox account does when it is debited. */
export type AccountBehaviour =
  | { readonly kind: 'settles' }
  | {
      readonly kind: 'returns';
      readonly code: string;
      /** Before the money arrives, two banking days after, or weeks later, when the seller has long been paid. */
      readonly when: 'before-settlement' | 'in-window' | 'after-window';
    }
  /** The bank refuses the debit the moment it is submitted. */
  | { readonly kind: 'refuses'; readonly code: string }
  /** The bank takes the debit, but its answer never reaches us. */
  | { readonly kind: 'answers-too-late' }
  /** The bank can't be reached; nothing is taken. */
  | { readonly kind: 'is-unreachable' };

export interface SandboxAccount {
  readonly id: string;
  readonly name: string;
  readonly mask: string;
  readonly accountKind: 'checking' | 'savings';
  readonly behaviour: AccountBehaviour;
}

export interface SandboxBank {
  readonly id: string;
  readonly name: string;
  readonly accounts: readonly SandboxAccount[];
}

const everyday: readonly SandboxAccount[] = [
  account('everyday', 'Everyday Checking', '6789', { kind: 'settles' }),
  { ...account('savings', 'Rainy Day Savings', '2042', { kind: 'settles' }), accountKind: 'savings' },
];

/** One account for each thing that can go wrong, named after it. */
const misbehaving: readonly SandboxAccount[] = [
  returns('R01', 'insufficient funds', '0001', 'in-window'),
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
  return { id, name, mask, accountKind: 'checking', behaviour };
}

function returns(
  code: string,
  meaning: string,
  mask: string,
  when: 'before-settlement' | 'in-window' | 'after-window',
): SandboxAccount {
  return account(code.toLowerCase(), `Returns ${code} (${meaning})`, mask, { kind: 'returns', code, when });
}

/** Invented banks. The test bank's accounts show what can go wrong; everybody else's simply work. */
export const sandboxBanks: readonly SandboxBank[] = [
  { id: 'test-bank', name: 'Test Bank', accounts: [...everyday, ...misbehaving] },
  { id: 'cedar-and-finch', name: 'Cedar & Finch Bank', accounts: everyday },
  { id: 'first-harbor', name: 'First Harbor National', accounts: everyday },
  { id: 'granite-state', name: 'Granite State Savings', accounts: everyday },
  { id: 'lantern', name: 'Lantern (neobank)', accounts: everyday },
  { id: 'meadowlark', name: 'Meadowlark Credit Union', accounts: everyday },
  { id: 'pacific-crest', name: 'Pacific Crest Bank', accounts: everyday },
  { id: 'union-of-the-plains', name: 'Union Bank of the Plains', accounts: everyday },
];

export function findSandboxAccount(
  bankId: string,
  accountId: string,
): { readonly bank: SandboxBank; readonly account: SandboxAccount } | null {
  const bank = sandboxBanks.find(({ id }) => id === bankId);
  const found = bank?.accounts.find(({ id }) => id === accountId);
  return bank && found ? { bank, account: found } : null;
}
