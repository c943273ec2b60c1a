import { sql } from 'kysely';
import type { LedgerEvidence } from '../../ledger/index.ts';

/** Transactions and refunds determine the journals of coins. Their keys are those of crypto-postings.ts. */
export const coinEvidence: LedgerEvidence = {
  keyPrefix: 'chain:',
  journals: sql`
    select 'chain:' || receipt.id || ':' || step.name || ':' || step.nth, 'cash', quote.coin, receipt.coin_minor,
      quote.invoice_id, true
    from crypto_receipts receipt
      join crypto_quotes quote on quote.id = receipt.quote_id
      cross join lateral (
        select 'arrived' as name, generate_series(1, receipt.arrivals) as nth
        union all
        select 'lost', generate_series(1, receipt.losses)) step
    union all
    select 'chain:' || refund.id || ':' || refund.state, 'cash', quote.coin, refund.coin_minor, quote.invoice_id, true
    from crypto_refunds refund join crypto_quotes quote on quote.id = refund.quote_id
    where refund.state in ('sent', 'kept')`,
  contradictions: sql`
    select 'crypto_quotes ' || quote.id, 'its last payment is not one of its payments'
    from crypto_quotes quote
    where quote.payment_id is not null and not exists (
      select from crypto_payments made where made.payment_id = quote.payment_id and made.quote_id = quote.id)`,
};
