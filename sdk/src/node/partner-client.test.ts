import { afterEach, describe, expect, it, vi } from 'vitest';
import { data, fakeServer } from '../test-support/fake-server.ts';
import { createPartnerClient, type MinorUnits } from './index.ts';

const draft = (rateMinor: MinorUnits, currency = 'USD') => ({
  recipientEmail: 'buyer@example.com',
  recipientName: 'Buyer',
  currency,
  dueDate: '2026-04-01',
  items: [{ name: 'Desk', rateMinor, qty: '1' }],
});

const wireInvoice = {
  _id: 'inv_1',
  currency: 'JPY',
  totalDue: { $numberDecimal: '500' },
  finalAmount: { $numberDecimal: '490' },
  paidAmount: { $numberDecimal: '490' },
};

function setUp() {
  const server = fakeServer(data({ invoice: wireInvoice, guestLink: { token: 'guest_1' } }));
  const client = createPartnerClient({ baseUrl: 'https://pay.example', apiKey: 'qk_1', fetch: server.fetch });
  return { client, requests: server.requests };
}

afterEach(() => void vi.unstubAllGlobals());

describe('a partner’s invoice', () => {
  it.each([
    ['12345', 'USD', '123.45'],
    [12345, 'USD', '123.45'],
    [12345n, 'JPY', '12345'],
    ['1', 'ETH', '0.000000000000000001'],
  ] as const)('of %s minor units of %s is sent as %s', async (rateMinor, currency, rate) => {
    const { client, requests } = setUp();
    await client.invoices.create(draft(rateMinor, currency));
    expect(requests[0]?.body).toMatchObject({ items: [{ rate }] });
  });

  it.each([1.5, Number.MAX_SAFE_INTEGER + 1, '12.34', '-5', '', 'ten'])('refuses %j as a price', async (rateMinor) => {
    const { client, requests } = setUp();
    await expect(client.invoices.create(draft(rateMinor))).rejects.toThrow(RangeError);
    expect(requests).toEqual([]);
  });

  it('is returned in minor units of its currency', async () => {
    const { client } = setUp();
    const { invoice } = await client.invoices.create(draft(1n));
    expect(invoice).toMatchObject({
      id: 'inv_1',
      totalDue: { amountMinor: '500', currency: 'JPY' },
      finalAmount: { amountMinor: '490', currency: 'JPY' },
      paidAmount: { amountMinor: '490', currency: 'JPY' },
    });
  });
});

describe('an embed session', () => {
  const request = { widgets: ['balances' as const], origin: 'https://shop.example' };

  it('is opened under the caller’s idempotency key', async () => {
    const { client, requests } = setUp();
    await client.embedSessions.create(request, { idempotencyKey: 'page-1' });
    expect(requests[0]?.body).toEqual(request);
    expect(requests[0]?.url.pathname).toBe('/api/new/embed/sessions');
    expect(requests[0]?.headers.get('idempotency-key')).toBe('page-1');
  });

  it('is ended by its id', async () => {
    const { client, requests } = setUp();
    await client.embedSessions.revoke('emb_1');
    expect([requests[0]?.method, requests[0]?.url.pathname]).toEqual(['DELETE', '/api/new/embed/sessions/emb_1']);
  });
});

describe('the terms', () => {
  it('are read with their version', async () => {
    const server = fakeServer(data({ version: '2026-01', documents: [] }));
    const client = createPartnerClient({ baseUrl: 'https://pay.example', apiKey: 'qk_1', fetch: server.fetch });
    expect(await client.terms.get()).toEqual({ version: '2026-01', documents: [] });
    expect(server.requests[0]?.url.pathname).toBe('/api/new/signups/terms');
  });
});

describe('a secret key', () => {
  it('is sent as a bearer token, without cookies', async () => {
    const { client, requests } = setUp();
    await client.guestLinks.create({ invoiceId: 'inv_1' });
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer qk_1');
    expect(requests[0]?.credentials).toBe('omit');
  });

  it('is refused in a browser', () => {
    vi.stubGlobal('document', {});
    expect(() => setUp()).toThrow('A secret key must never reach a browser.');
  });
});
