import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { toWireDecimal } from '@quittance/sdk/money';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { presentRelease, selectReleases } from './licence-release.ts';

type Page = CallOutput<Contract['listBlockedMoney']>;

interface Blocked {
  readonly id: string;
  readonly invoice_id: string | null;
  readonly organization_id: string;
  readonly amount_minor: string;
  readonly currency: string;
  readonly blocked_at: Date;
}

/** Lists one page of the blocked money: transfers, then payments, each by descending id. */
export async function listBlockedMoney(
  db: Connection,
  { cursor = null, limit }: { readonly cursor?: string | null | undefined; readonly limit: number },
): Promise<Page> {
  const { rows } = await sql<Blocked>`
    select id, invoice_id, organization_id, amount_minor, currency, blocked_at
    from (
      select payment.id, payment.invoice_id, coalesce(payment.payer_organization_id, invoice.buyer_organization_id) as organization_id,
        payment.amount_minor, payment.currency, payment.failed_at as blocked_at
      from invoice_payments payment join invoices invoice on invoice.id = payment.invoice_id
      where payment.state = 'blocked' and payment.taken_back_at is null
      union all
      select transfer.id, null, transfer.organization_id, quote.sent_minor + quote.fee_minor, quote.from_currency,
        (select max(at) from transfer_events event where event.transfer_id = transfer.id and event.event = 'blocked')
      from transfers transfer join transfer_quotes quote on quote.id = transfer.quote_id
      where transfer.state = 'blocked') blocked
    where ${cursor}::text is null or id < ${cursor}
    order by id desc
    limit ${limit + 1}`.execute(db);
  const page = rows.slice(0, limit);
  const releases = await findOpenReleases(db, page);
  return {
    items: page.map((row) => {
      const release = releases.get(row.id);
      return {
        ...(row.invoice_id === null ? { transferId: row.id } : { invoiceId: row.invoice_id }),
        organizationId: row.organization_id,
        amount: toWireDecimal(BigInt(row.amount_minor), row.currency),
        currency: row.currency,
        blockedAt: row.blocked_at.toISOString(),
        ...(release && { release }),
      };
    }),
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Returns the open requests by the payment or transfer that they are about. */
async function findOpenReleases(db: Connection, blocked: readonly Blocked[]) {
  const ids = blocked.map(({ id }) => id);
  if (ids.length === 0) return new Map<string | null, never>();
  const rows = await selectReleases(db)
    .where('release.state', '=', 'requested')
    .where(({ eb, or }) => or([eb('release.payment_id', 'in', ids), eb('release.transfer_id', 'in', ids)]))
    .execute();
  return new Map(rows.map((row) => [row.payment_id ?? row.transfer_id, presentRelease(row)]));
}
