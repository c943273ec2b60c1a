import { createHash, createHmac } from 'node:crypto';
import { type Coin, coins } from '@quittance/sdk/rules';
import type { Kysely, Selectable } from 'kysely';
import type { Connection } from '../../db/index.ts';
import type { Clock } from '../../kernel/index.ts';
import { bitcoinAddress, isBitcoinAddress, isEthereumAddress } from './addresses.ts';
import type { Chain, ChainEvent, SendReport, TransactionFate } from './chain.ts';
import type { ChainTables, SandboxChainEventsTable, SandboxChainSendsTable } from './tables.ts';
import { readChainWebhook } from './webhook-format.ts';

const eventsPerDelivery = 500;
const minuteMs = 60_000;

/** Time from block to block, as far as the sandbox reports it, and the fee of a transaction. */
const networks: Readonly<Record<Coin, { readonly blockMs: number; readonly step: number; readonly feeMinor: bigint }>> =
  {
    BTC: { blockMs: 10 * minuteMs, step: 1, feeMinor: 1_000n },
    ETH: { blockMs: minuteMs, step: 4, feeMinor: 420_000_000_000_000n },
  };
/** Blocks until the sandbox stops to report a transaction. */
const reportedBlocks: Readonly<Record<Coin, number>> = { BTC: 3, ETH: 12 };
/** When a transaction that drops is replaced. */
const droppedAfterMs = 30 * minuteMs;

/** The key that the sandbox's wallet and we share. */
export const sandboxChainKey = (dataKey: Buffer): Buffer =>
  createHmac('sha256', dataKey).update('webhooks of the sandbox wallet').digest();

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const hex = (text: string): string => digest(text).toString('hex');

interface SandboxParts {
  readonly db: Connection;
  readonly clock: Clock;
  readonly dataKey: Buffer;
}

/** Simulates a wallet on the test networks: blocks come in business time, and each payment has its fate. */
export function sandboxChain({ db, clock, dataKey }: SandboxParts): Chain {
  // Limits the type to the wallet's tables.
  const tables = db as unknown as Kysely<ChainTables>;
  const key = sandboxChainKey(dataKey);

  const findSend = async (reference: string): Promise<SendReport | null> => {
    const row = await tables
      .selectFrom('sandbox_chain_sends')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst();
    return row ? toReport(row) : null;
  };

  return {
    coins,
    async createAddress({ reference, coin }) {
      const address = addressOf(coin, reference);
      await tables
        .insertInto('sandbox_chain_addresses')
        .values({ address, coin, reference })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return address;
    },
    isAddress: (coin, text) => (coin === 'BTC' ? isBitcoinAddress(text) : isEthereumAddress(text)),
    async send({ reference, coin, address, amountMinor }) {
      const { feeMinor } = networks[coin];
      await tables
        .insertInto('sandbox_chain_sends')
        .values({
          reference,
          coin,
          address,
          amount_minor: amountMinor,
          fee_minor: feeMinor,
          transaction_id: hex(`send:${reference}`),
          code: amountMinor > feeMinor ? null : 'amount_below_fee',
        })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .execute();
      const report = await findSend(reference);
      if (report === null) throw new Error('The sandbox wallet lost an order.');
      return report;
    },
    findSend,
    readWebhook: (webhook) => readChainWebhook(key, webhook),
    async listEvents(now) {
      const rows = await tables
        .selectFrom('sandbox_chain_events')
        .selectAll()
        .where('is_delivered', '=', false)
        .where('deliver_at', '<=', now)
        .orderBy('deliver_at')
        .orderBy('event_id')
        .limit(eventsPerDelivery)
        .execute();
      return rows.map(toEvent);
    },
    async acknowledge(eventIds) {
      if (eventIds.length === 0) return;
      await tables
        .updateTable('sandbox_chain_events')
        .set({ is_delivered: true })
        .where('event_id', 'in', eventIds)
        .execute();
    },
    async nextEventAt() {
      const row = await tables
        .selectFrom('sandbox_chain_events')
        .select(({ fn }) => fn.min<Date | null>('deliver_at').as('at'))
        .where('is_delivered', '=', false)
        .executeTakeFirst();
      return row?.at ?? null;
    },
    sandbox: {
      async pay({ intent, coin, address, amountMinor, fate }) {
        const transactionId = hex(`pay:${address}:${intent}`);
        const at = await clock.now(db);
        const rows = plannedNews(coin, fate).map(({ afterMs, confirmations, isDropped }, sequence) => {
          const when = new Date(at.getTime() + afterMs);
          return {
            event_id: `${transactionId}:${sequence}`,
            sequence,
            transaction_id: transactionId,
            coin,
            address,
            amount_minor: amountMinor,
            confirmations,
            is_dropped: isDropped,
            occurred_at: when,
            deliver_at: when,
          };
        });
        await tables
          .insertInto('sandbox_chain_events')
          .values(rows)
          .onConflict((conflict) => conflict.column('event_id').doNothing())
          .execute();
      },
      async hurry(address) {
        await tables
          .updateTable('sandbox_chain_events')
          .set({ deliver_at: await clock.now(db) })
          .where('address', '=', address)
          .where('is_delivered', '=', false)
          .execute();
      },
    },
  };
}

const addressOf = (coin: Coin, reference: string): string => {
  const hash = digest(`${coin}:${reference}`).subarray(0, 20);
  return coin === 'BTC' ? bitcoinAddress(hash) : `0x${hash.toString('hex')}`;
};

interface PlannedNews {
  readonly afterMs: number;
  readonly confirmations: number;
  readonly isDropped: boolean;
}

/** What is reported of a transaction, in order. */
function plannedNews(coin: Coin, fate: TransactionFate): readonly PlannedNews[] {
  const { blockMs, step } = networks[coin];
  const seen = { afterMs: 0, confirmations: 0, isDropped: false };
  if (fate === 'drops') return [seen, { afterMs: droppedAfterMs, confirmations: 0, isDropped: true }];
  const confirmed = Array.from({ length: reportedBlocks[coin] / step }, (_, index) => {
    const confirmations = (index + 1) * step;
    return { afterMs: confirmations * blockMs, confirmations, isDropped: false };
  });
  const [first] = confirmed;
  if (fate === 'confirms' || first === undefined) return [seen, ...confirmed];
  const lostMs = first.afterMs + blockMs;
  const later = confirmed.map((news) => ({ ...news, afterMs: news.afterMs + lostMs }));
  return [seen, first, { ...seen, afterMs: lostMs }, ...later];
}

const toReport = (row: Selectable<SandboxChainSendsTable>): SendReport =>
  row.code === null
    ? { state: 'sent', transactionId: row.transaction_id, feeMinor: BigInt(row.fee_minor) }
    : { state: 'refused', code: row.code };

const toEvent = (row: Selectable<SandboxChainEventsTable>): ChainEvent => ({
  eventId: row.event_id,
  sequence: row.sequence,
  transactionId: row.transaction_id,
  coin: row.coin,
  address: row.address,
  amountMinor: BigInt(row.amount_minor),
  confirmations: row.confirmations,
  isDropped: row.is_dropped,
  occurredAt: row.occurred_at,
});
