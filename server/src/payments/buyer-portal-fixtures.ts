import { beforeAll } from 'vitest';
import { signIn } from '../identity/sign-in-fixtures.ts';
import type { App } from '../kernel/index.ts';
import type { TestAnswer, TestClient } from '../test-support/test-client.ts';
import { type TestDatabase, testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { createTradingWorld, ownerPassword, startOn, type TradingWorld } from '../test-support/trading-world.ts';

/** A portal on 6 March 2090 whose buyer has money. World and buyer exist from the first test on. */
export interface BuyerPortal {
  readonly database: TestDatabase;
  readonly app: App;
  readonly world: TradingWorld;
  /** The buyer's owner, with a session. */
  readonly buyer: TestClient;
  signIn(email: string): Promise<TestClient>;
  /** A client without a session. */
  visitor(): TestClient;
  /** Requests the code that confirms a payment, by default as the buyer's owner. */
  askForCode(invoiceId: string | undefined, client?: TestClient, userId?: string): Promise<TestAnswer>;
  /** Pays as the buyer's owner. */
  pay(invoiceId: string, code: string, idempotencyKey?: string): Promise<TestAnswer>;
}

/** Sets up the portal. Call it at the top of a test file. */
export function buyerPortal(): BuyerPortal {
  const database = testDatabase();
  const server = testServer(database);
  const portal: BuyerPortal & { world: TradingWorld; buyer: TestClient } = {
    database,
    app: server.app,
    world: {} as TradingWorld,
    buyer: {} as TestClient,
    visitor: () => server.client(),
    signIn: (email) => signIn(server, { email, password: ownerPassword }),
    askForCode: (invoiceId, client = portal.buyer, userId = portal.world.buyer.userId) =>
      client.request(`/api/${userId}/me/send-email-2fa`, {
        method: 'POST',
        body: { purpose: 'POST /invoices/pay', ...(invoiceId !== undefined && { invoiceId }) },
      }),
    pay: (invoiceId, code, idempotencyKey) =>
      portal.buyer.request(`/api/${portal.world.buyer.userId}/invoices/pay`, {
        method: 'POST',
        body: { invoiceId },
        headers: { 'otp-code': code, ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }) },
      }),
  };
  beforeAll(async () => {
    await startOn(server.app, '2090-03-06');
    portal.world = await createTradingWorld(server.app);
    await portal.world.deposit('10000');
    portal.buyer = await portal.signIn(portal.world.buyer.email);
  });
  return portal;
}
