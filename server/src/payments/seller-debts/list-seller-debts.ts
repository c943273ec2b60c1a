import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { currencies, toWireDecimal } from '@quittance/sdk/money';
import type { Connection } from '../../db/index.ts';
import { listOwnedBalances, unitsOfOwner } from '../../ledger/index.ts';
import { findOrganizations } from '../../organizations/index.ts';

type Page = CallOutput<Contract['listSellerDebts']>;

/** Lists one page of what sellers owe after late returns, by organization and currency. */
export async function listSellerDebts(
  db: Connection,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page> {
  const found = await listOwnedBalances(db, { prefix: 'due:seller', after: cursor, limit: limit + 1 });
  const debts = found.slice(0, limit);
  const names = await findOrganizations(
    db,
    debts.map(({ organizationId }) => organizationId),
  );
  return {
    items: debts.map(({ organizationId, unit, balance }) =>
      presentDebt({
        organizationId,
        legalName: names.get(organizationId)?.legalName ?? '',
        currency: unit,
        owedMinor: balance,
      }),
    ),
    nextCursor: found.length > limit ? (debts.at(-1)?.key ?? null) : null,
  };
}

/** Counts the currencies in which an organization owes after late returns. */
export const countDebtsOf = async (db: Connection, organizationId: string): Promise<number> =>
  (await unitsOfOwner(db, { organizationId, prefixes: ['due:seller'], units: currencies })).length;

export const presentDebt = ({
  organizationId,
  legalName,
  currency,
  owedMinor,
}: {
  readonly organizationId: string;
  readonly legalName: string;
  readonly currency: string;
  readonly owedMinor: bigint;
}): Page['items'][number] => ({ organizationId, legalName, currency, owed: toWireDecimal(owedMinor, currency) });
