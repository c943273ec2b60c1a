import type { BusinessDate } from '@quittance/sdk/time';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { DraftContent, SentInvoice } from '../invoices/index.ts';
import type { App } from '../kernel/index.ts';
import { verifyLedger } from '../ledger/index.ts';
import { ledgerEvidence } from '../work.ts';
import { testApp } from './test-app.ts';
import { type TestDatabase, type TestDatabaseOptions, testDatabase } from './test-database.ts';
import { createTradingWorld, expectInvariants, startOn, type TradingWorld } from './trading-world.ts';

interface TradingDaysOptions extends TestDatabaseOptions {
  /** The buyer's initial balance; default nothing. */
  readonly deposit?: string;
}

export interface TradingDays {
  readonly database: TestDatabase;
  readonly app: App;
  readonly world: TradingWorld;
  /** Sends the invoice under test; its invariants are checked after the test. */
  sendDue(dueDate: BusinessDate, content?: Partial<DraftContent>): Promise<SentInvoice>;
}

/**
 * Prepares two organizations that trade from Monday 6 March 2090 on, for all tests of a file in the order of time.
 * Afterwards the ledger must be sound and agree with every payment. Call it at the top of the file; `app` and `world`
 * exist from the first test on.
 */
export function tradingDays({ deposit, ...options }: TradingDaysOptions = {}): TradingDays {
  const database = testDatabase(options);
  let app: App;
  let world: TradingWorld;
  let invoiceId: string;
  beforeAll(async () => {
    app = testApp(database);
    await startOn(app, '2090-03-06');
    world = await createTradingWorld(app);
    if (deposit !== undefined) await world.deposit(deposit);
  });
  afterEach(() => expectInvariants(app, invoiceId));
  afterAll(async () => expect((await verifyLedger(app.db, { evidence: ledgerEvidence })).findings).toEqual([]));
  return {
    database,
    get app() {
      return app;
    },
    get world() {
      return world;
    },
    async sendDue(dueDate, content) {
      const sent = await world.send({ ...content, dueDate });
      invoiceId = sent.invoice.id;
      return sent;
    },
  };
}
