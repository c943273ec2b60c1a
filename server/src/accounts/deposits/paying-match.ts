import type { Selectable } from 'kysely';
import type { DepositMatchesTable, DepositsTable } from './tables.ts';

type HeldMatch = Pick<Selectable<DepositMatchesTable>, 'amount_minor'>;

/**
 * Finds the match whose release paid the deposit's invoice; undefined if the deposit paid on its arrival, or nothing. Only
 * a hold of the whole deposit paid: that of a rest comes after the payment.
 */
export function findPayingMatch<Match extends HeldMatch>(
  deposit: Pick<Selectable<DepositsTable>, 'amount_minor' | 'applied_minor'>,
  matches: readonly Match[],
): Match | undefined {
  if (BigInt(deposit.applied_minor) === 0n) return undefined;
  return matches.find(
    ({ amount_minor }) => amount_minor !== null && BigInt(amount_minor) === BigInt(deposit.amount_minor),
  );
}
