import { expect } from 'vitest';
import type { SentInvoice } from '../../invoices/index.ts';
import { sandboxProcessorSite } from '../../providers/index.ts';
import type { TestAnswer, TestClient } from '../../test-support/test-client.ts';
import { dataOf } from '../../test-support/test-client.ts';
import type { TestServer } from '../../test-support/test-server.ts';

export const someCard = {
  number: '4242 4242 4242 4242',
  expiry: '12/95',
  cvc: '123',
  name: 'Ann Fox',
  line1: '1 Pier',
  city: 'Boston',
  postalCode: '02110',
  country: 'US',
};

/** What a guest of an invoice does to pay by card. */
export interface CardGuest {
  readonly client: TestClient;
  call(name: string, body: object, idempotencyKey?: string): Promise<TestAnswer>;
  /** Opens the card fields. @returns the token of their session */
  openFields(): Promise<string>;
  /** Enters a card. @returns its token */
  enter(number?: string): Promise<string>;
  pay(cardToken: string, finalAmount?: string, idempotencyKey?: string): Promise<TestAnswer>;
}

export function cardGuest(server: TestServer, { invoice, guestLink }: SentInvoice): CardGuest {
  const client = server.client();
  const guest: CardGuest = {
    client,
    call: (name, body, idempotencyKey) =>
      client.request(`/api/new/invoices/card/${name}`, {
        method: 'POST',
        body: { invoiceId: invoice.id, ...body },
        headers: {
          'invoice-invite-token': guestLink.token,
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
      }),
    async openFields() {
      const { fieldsUrl } = dataOf(await guest.call('session', {}));
      return new URL(String(fieldsUrl)).searchParams.get('session') ?? '';
    },
    async enter(number = someCard.number) {
      const answer = await enterCard(server, { ...someCard, number, session: await guest.openFields() });
      expect(answer.status).toBe(201);
      return ((await answer.json()) as { token: string }).token;
    },
    pay: (cardToken, finalAmount = '100', idempotencyKey) =>
      guest.call('pay', { cardToken, finalAmount }, idempotencyKey),
  };
  return guest;
}

/** Sends what is typed into the fields to the processor's own site. */
export const enterCard = async ({ app }: TestServer, card: object): Promise<Response> =>
  await sandboxProcessorSite(app).request('/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  });
