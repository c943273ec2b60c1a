/** The sum of one kind of the ledger's accounts in one currency: credits less debits, in minor units. */
export interface BookAmount {
  /** Kind of a customer's accounts, such as `avail`; code of an account of the house, such as `bank:ach`. */
  readonly account: string;
  readonly creditMinor: bigint;
}

/** The sides of a reconciliation in one currency, in minor units. */
export interface Sides {
  /** What the ledger has at other places than the bank, which state no balance: the card processor, open exchanges. */
  readonly elsewhereMinor: bigint;
  /** Submitted to a rail, not yet settled: debits, and card charges before their payout. */
  readonly debitsMinor: bigint;
  /** Payouts that the bank has, but has not settled. */
  readonly payoutsMinor: bigint;
  /** Arrived, or on its way back, without belonging to a customer. */
  readonly suspenseMinor: bigint;
  /** On its way between two of our banks. */
  readonly betweenMinor: bigint;
  /** What customers exchanged and the house has not yet exchanged with its bank; below 0 in the currency sold. */
  readonly exchangeMinor: bigint;
  /** Revenue and points' reserve less expenses and what sellers owe; below 0 if the house has spent more. */
  readonly ownMinor: bigint;
  /** What belongs to customers, without payouts that were sent. */
  readonly clientMinor: bigint;
}

export interface Comparison extends Sides {
  readonly bankMinor: bigint;
  readonly unbookedMinor: bigint;
  /** What the bank has more than it should; below 0: less. */
  readonly differenceMinor: bigint;
  readonly state: 'matched' | 'difference';
}

/** Accounts of the house at others than the bank whose statement is compared. */
const elsewhere: ReadonlySet<string> = new Set(['bank:card', 'bank:fx']);

/** The side that an account counts for, and whether its credits (1) or its debits (-1) make it larger. */
function sideOf(account: string): readonly [keyof Sides, 1n | -1n] | null {
  const [first = '', second = ''] = account.split(':');
  switch (first) {
    case 'bank':
      return elsewhere.has(account) ? ['elsewhereMinor', -1n] : null;
    case 'due':
      return second === 'seller' ? ['ownMinor', 1n] : ['debitsMinor', -1n];
    case 'payout':
      return second === 'sent' ? ['payoutsMinor', 1n] : ['clientMinor', 1n];
    case 'suspense':
      return ['suspenseMinor', 1n];
    case 'transit':
      return ['betweenMinor', 1n];
    case 'fx':
      return ['exchangeMinor', -1n];
    case 'rev':
    case 'exp':
    case 'rewards':
      return ['ownMinor', 1n];
    case 'avail':
    case 'reserve':
    case 'unsettled':
    case 'hold':
    case 'blocked':
    case 'feehold':
      return ['clientMinor', 1n];
    default:
      throw new Error(`Nobody has said what ${account} means in a reconciliation.`);
  }
}

/** Whether an account is ours at the bank whose statement is compared. */
export const isAtBank = ({ account }: BookAmount): boolean => account.startsWith('bank:') && !elsewhere.has(account);

/** Adds up the ledger's accounts of one currency by side. Leaves out the ledger's own accounts of the bank. */
export function sidesOf(books: readonly BookAmount[]): Sides {
  const sides: Record<keyof Sides, bigint> = {
    elsewhereMinor: 0n,
    debitsMinor: 0n,
    payoutsMinor: 0n,
    suspenseMinor: 0n,
    betweenMinor: 0n,
    exchangeMinor: 0n,
    ownMinor: 0n,
    clientMinor: 0n,
  };
  for (const { account, creditMinor } of books) {
    const side = sideOf(account);
    if (side) sides[side[0]] += side[1] * creditMinor;
  }
  return sides;
}

/**
 * Compares a bank's closing balance with the ledger, in one currency (I9): client money = bank + in transit − own. In
 * transit are open debits and exchanges, less open payouts, suspense, transfers between banks, and what the bank had
 * moved before the ledger booked it.
 */
export function compareWithBank(
  { bankMinor, unbookedMinor }: Pick<Comparison, 'bankMinor' | 'unbookedMinor'>,
  sides: Sides,
): Comparison {
  const inTransitMinor = inTransitOf({ ...sides, unbookedMinor });
  const differenceMinor = bankMinor + sides.elsewhereMinor + inTransitMinor - sides.ownMinor - sides.clientMinor;
  return {
    ...sides,
    bankMinor,
    unbookedMinor,
    differenceMinor,
    state: differenceMinor === 0n ? 'matched' : 'difference',
  };
}

/** What is in transit in all; below 0 if more has to leave the bank than to arrive there. */
export const inTransitOf = ({
  debitsMinor,
  exchangeMinor,
  payoutsMinor,
  suspenseMinor,
  betweenMinor,
  unbookedMinor,
}: Pick<
  Comparison,
  'debitsMinor' | 'exchangeMinor' | 'payoutsMinor' | 'suspenseMinor' | 'betweenMinor' | 'unbookedMinor'
>): bigint => debitsMinor + exchangeMinor - payoutsMinor - suspenseMinor - betweenMinor - unbookedMinor;
