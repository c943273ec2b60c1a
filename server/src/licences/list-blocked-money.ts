import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { toWireDecimal } from '@quittance/sdk/money';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { type BlockableMoney, blockableMoney } from './blocked-money.ts';
import { type LicenceRelease, presentRelease, selectReleases } from './licence-release.ts';

type Page = CallOutput<Contract['listBlockedMoney']>;

interface BlockedMoneySearch {
  /** Id of the last one of the previous page. */
  readonly cursor?: string | null | undefined;
  readonly limit: number;
  /** Id of the member of staff who reads it. */
  readonly reader: string;
}

/** Lists one page of the blocked money: transfers, then payments, each by descending id. */
export async function listBlockedMoney(
  db: Connection,
  { cursor = null, limit, reader }: BlockedMoneySearch,
): Promise<Page> {
  const { rows } = await sql<BlockableMoney>`
    select * from (${blockableMoney}) money
    where is_blocked and (${cursor}::text is null or id < ${cursor})
    order by id desc
    limit ${limit + 1}`.execute(db);
  const page = rows.slice(0, limit);
  const releases = await findLatestReleases(db, page, reader);
  return {
    items: page.map((row) => {
      const release = releases.get(row.id);
      return {
        ...(row.invoice_id === null ? { transferId: row.id } : { invoiceId: row.invoice_id }),
        ...(row.invoice_number !== null && { invoiceNumber: row.invoice_number }),
        organizationId: row.organization_id,
        companyName: row.company_name,
        amount: toWireDecimal(BigInt(row.amount_minor), row.currency),
        currency: row.currency,
        blockedAt: row.blocked_at.toISOString(),
        ...(row.block_reason !== null && { blockReason: row.block_reason }),
        ...(release && { release }),
      };
    }),
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Returns the latest requests by the payment or transfer that they are about. */
async function findLatestReleases(
  db: Connection,
  blocked: readonly BlockableMoney[],
  reader: string,
): Promise<ReadonlyMap<string | null, LicenceRelease>> {
  const ids = blocked.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await selectReleases(db)
    .distinctOn(['release.payment_id', 'release.transfer_id'])
    .where(({ eb, or }) => or([eb('release.payment_id', 'in', ids), eb('release.transfer_id', 'in', ids)]))
    .orderBy('release.payment_id')
    .orderBy('release.transfer_id')
    .orderBy('release.id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.payment_id ?? row.transfer_id, presentRelease(row, reader)]));
}
