import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { DraftContent, SentInvoice } from '../../invoices/index.ts';
import { advanceClock } from '../../jobs/index.ts';
import type { App } from '../../kernel/index.ts';
import { accounts, balanceOf, verifyLedger } from '../../ledger/index.ts';
import { sandboxChainKey, signedChainHeaders, writeChainWebhook } from '../../providers/chain/index.ts';
import type { ChainEvent } from '../../providers/index.ts';
import { type TestDatabase, testDatabase } from '../../test-support/test-database.ts';
import { type TestServer, testServer } from '../../test-support/test-server.ts';
import {
  createTradingWorld,
  expectInvariants,
  paymentWork,
  startOn,
  type TradingWorld,
} from '../../test-support/trading-world.ts';
import { fxCovering, fxDealing, fxSettling } from '../../transfers/index.ts';
import { ledgerEvidence } from '../../work.ts';
import { decidePayment } from '../decide-payment.ts';
import { coinSending } from './coin-sending.ts';
import { type CoinGuest, coinGuest } from './crypto-fixtures.ts';

const minuteMs = 60_000;

export const coinWork = {
  ...paymentWork,
  due: [...paymentWork.due, fxSettling, fxCovering],
  drains: [...paymentWork.drains, fxDealing],
};
export const coinMethods = { achDirectDebit: { enabled: true }, cryptoPayment: { enabled: true } };

/** A new invoice for each test, the guest who pays it with coins, and the network that sends news. */
export interface CoinScene {
  readonly app: App;
  readonly db: TestDatabase['db'];
  readonly server: TestServer;
  readonly world: TradingWorld;
  readonly sent: SentInvoice;
  readonly guest: CoinGuest;
  /** Sends another invoice, which takes the place of the test's. */
  send(content: Partial<DraftContent> & Pick<DraftContent, 'dueDate'>): Promise<void>;
  invoice(): ReturnType<TradingWorld['invoice']>;
  /** Lets minutes pass, with the work due meanwhile. */
  pass(minutes: number): Promise<void>;
  /** Lets the wallet send what it was told to, whatever it waits for. */
  drain(): Promise<void>;
  /** Templates of the mails about coins, oldest first. */
  mails(): Promise<string[]>;
  /** News of a transaction to the guest's address, as the provider would post it. */
  news(changes?: Partial<ChainEvent>): Promise<ChainEvent>;
  /** Posts news. @returns the answer's status */
  post(event: ChainEvent, key?: Buffer): Promise<number>;
  decide(decision: 'allow' | 'deny' | 'block'): Promise<unknown>;
  /** Whether compliance watches the buyer. */
  monitor(monitored: boolean): Promise<unknown>;
}

/**
 * Prepares the scene for all tests of a file. Afterwards the ledger must be sound, and no coins left in between.
 * @param leftMinor satoshi that tests leave in suspense
 */
export function coinScene({ leftMinor = 0n }: { readonly leftMinor?: bigint } = {}): CoinScene {
  const database = testDatabase();
  const { db } = database;
  const server = testServer(database);
  const { app } = server;
  let world: TradingWorld;
  let sent: SentInvoice;
  let guest: CoinGuest;

  const send: CoinScene['send'] = async (content) => {
    sent = await world.send({ paymentMethods: coinMethods, ...content });
    guest = coinGuest(server, sent);
  };

  beforeAll(async () => {
    await startOn(app, '2090-03-06');
    world = await createTradingWorld(app, {
      sellerChanges: { openAccounts: [{ currency: 'USD' }, { currency: 'BTC' }] },
    });
    await world.deposit('1000');
  });
  beforeEach(() => send({ dueDate: '2090-12-31' }));
  afterEach(async () => {
    vi.restoreAllMocks();
    await expectInvariants(app, sent.invoice.id);
  });
  afterAll(async () => {
    await advanceClock(app, coinWork, 4 * 24 * 60 * minuteMs);
    expect((await verifyLedger(db, { evidence: ledgerEvidence })).findings).toEqual([]);
    for (const coin of ['BTC', 'ETH']) {
      const left = coin === 'BTC' ? leftMinor : 0n;
      expect(await balanceOf(db, accounts.suspenseIn(), coin), `${coin} in suspense`).toBe(left);
      expect(await balanceOf(db, accounts.fxPosition(), coin), `${coin} not covered`).toBe(0n);
    }
  });

  return {
    app,
    db,
    server,
    get world() {
      return world;
    },
    get sent() {
      return sent;
    },
    get guest() {
      return guest;
    },
    send,
    invoice: () => world.invoice(sent.invoice.id),
    pass: (minutes) => advanceClock(app, coinWork, minutes * minuteMs),
    async drain() {
      do await sql`update crypto_refunds set next_attempt_at = now() - interval '1 second'`.execute(db);
      while ((await coinSending.drain(app)) > 0);
    },
    async mails() {
      const rows = await db
        .selectFrom('outbox')
        .select('template')
        .where('about', '=', sent.invoice.id)
        .orderBy('id')
        .execute();
      return rows.map(({ template }) => template).filter((template) => template.startsWith('crypto-'));
    },
    async news(changes = {}) {
      const { address, coinMinor } = await guest.see();
      return {
        eventId: crypto.randomUUID(),
        sequence: 0,
        transactionId: 'a'.repeat(64),
        coin: 'BTC',
        address: String(address),
        amountMinor: BigInt(String(coinMinor)),
        confirmations: 0,
        isDropped: false,
        occurredAt: await app.clock.now(db),
        ...changes,
      };
    },
    async post(event, key = sandboxChainKey(app.config.dataKey)) {
      const body = writeChainWebhook(event);
      const headers = signedChainHeaders(key, { id: event.eventId, body });
      return (await fetch(`${server.url}/callbacks/chain-events`, { method: 'POST', headers, body })).status;
    },
    decide: (decision) =>
      world.as({ kind: 'system' }, (context) =>
        decidePayment(context, { invoiceId: sent.invoice.id, decision, reason: 'A test' }),
      ),
    monitor: (monitored) =>
      db
        .updateTable('organizations')
        .set({ monitored })
        .where('id', '=', world.buyer.organizationId ?? '')
        .execute(),
  };
}
