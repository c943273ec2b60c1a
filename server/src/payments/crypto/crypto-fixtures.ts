import type { SentInvoice } from '../../invoices/index.ts';
import type { TestAnswer } from '../../test-support/test-client.ts';
import { dataOf } from '../../test-support/test-client.ts';
import type { TestServer } from '../../test-support/test-server.ts';

/** An address of each test network, for refunds. */
export const refundAddresses = {
  BTC: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  ETH: '0x52908400098527886e0f7030069857d2e4169ee7',
} as const;

type What = 'exact' | 'over' | 'under' | 'dropped' | 'blocks';

/** What a guest of an invoice does to pay with coins. */
export interface CoinGuest {
  quote(coin?: 'BTC' | 'ETH', changes?: object): Promise<TestAnswer>;
  send(what: What, idempotencyKey?: string): Promise<TestAnswer>;
  /** The last quote, as the guest sees it. */
  see(): Promise<Record<string, unknown>>;
}

export function coinGuest(server: TestServer, { invoice, guestLink }: SentInvoice): CoinGuest {
  const client = server.client();
  const headers = { 'invoice-invite-token': guestLink.token };
  const post = (name: string, body: object, more: Record<string, string> = {}) =>
    client.request(`/api/new/invoices/crypto/${name}`, {
      method: 'POST',
      body: { invoiceId: invoice.id, ...body },
      headers: { ...headers, ...more },
    });
  return {
    quote: (coin = 'BTC', changes = {}) =>
      post('quote', { coin, refundAddress: refundAddresses[coin], finalAmount: '100', ...changes }),
    send: (what, idempotencyKey) =>
      post('simulate', { what }, idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    async see() {
      const answer = await client.request(`/api/new/invoices/${invoice.id}/crypto-quote`, { headers });
      return dataOf(answer).quote as Record<string, unknown>;
    },
  };
}
