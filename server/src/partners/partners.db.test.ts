import { beforeAll, expect, it } from 'vitest';
import { createApiKey } from '../identity/index.ts';
import { dataOf, type TestAnswer } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../test-support/trading-world.ts';

const database = testDatabase();
const server = testServer(database);
let world: TradingWorld;
let secret: string;

beforeAll(async () => {
  await startOn(server.app, '2090-03-06');
  world = await createTradingWorld(server.app);
  ({ secret } = await createApiKey(database.db, {
    organizationId: world.seller.organizationId ?? '',
    name: 'Shop',
    scopes: ['invoices:write', 'invoices:read'],
  }));
});

const draft = {
  recipientEmail: 'guest@example.org',
  recipientName: 'Guest Ltd',
  currency: 'USD',
  items: [{ name: 'Lamp', rate: '49.90', qty: '2' }],
  dueDate: '2090-03-31',
};

const call = (path: string, body?: object, headers: Record<string, string> = {}): Promise<TestAnswer> =>
  server.client().request(`/api/new/partners/${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body && { body }),
    headers: { authorization: `Bearer ${secret}`, ...headers },
  });

interface Created {
  readonly invoice: { readonly _id: string; readonly totalDue: unknown };
  readonly guestLink: { readonly token: string };
}

it('creates and sends an invoice in one call, with the key as the actor of its events', async () => {
  const answer = await call('invoices', draft, { 'idempotency-key': crypto.randomUUID() });
  expect(answer.status).toBe(200);
  const { invoice, guestLink } = dataOf<Created>(answer);
  expect(invoice).toMatchObject({ status: 'sent', viewer: 'seller', totalDue: { $numberDecimal: '99.80' } });
  expect(guestLink.token).toMatch(/^guest_/);
  const events = await database.db
    .selectFrom('invoice_events')
    .select(['event', 'actor_kind'])
    .where('invoice_id', '=', invoice._id)
    .orderBy('sequence')
    .execute();
  expect(events).toEqual([
    { event: 'save', actor_kind: 'api-key' },
    { event: 'send', actor_kind: 'api-key' },
  ]);
});

it('counts the days until the due date from the current business date', async () => {
  const { dueDate, ...terms } = draft;
  const answer = await call('invoices', { ...terms, daysUntilDue: 14 }, { 'idempotency-key': crypto.randomUUID() });
  expect(dataOf<Created>(answer).invoice).toMatchObject({ dueDate: '2090-03-20' });
});

it.each([{ daysUntilDue: 14 }, { dueDate: undefined }])(
  'refuses both or neither of due date and days (%j)',
  async (terms) => {
    const answer = await call('invoices', { ...draft, ...terms }, { 'idempotency-key': crypto.randomUUID() });
    expect(answer).toMatchObject({ status: 422, body: { validations: [{ path: 'dueDate' }] } });
  },
);

it('keeps no draft when an invoice can’t be sent', async () => {
  const answer = await call(
    'invoices',
    { ...draft, dueDate: '2090-03-01' },
    { 'idempotency-key': crypto.randomUUID() },
  );
  expect(answer.status).toBe(422);
  const left = await database.db.selectFrom('invoices').select('id').where('due_date', '=', '2090-03-01').execute();
  expect(left).toEqual([]);
});

it('creates new guest links to the same invoice', async () => {
  const { invoice } = dataOf<Created>(await call('invoices', draft, { 'idempotency-key': crypto.randomUUID() }));
  const answer = await call('guest-links', { invoiceId: invoice._id });
  const { token } = (answer.body as { data: { token: string } }).data;
  const opened = await server
    .client()
    .request('/api/new/invoices/get-from-invite', { headers: { 'invoice-invite-token': token } });
  expect((opened.body as { data: object }).data).toMatchObject({ _id: invoice._id });
});

it('shows a key only its own organization’s invoices', async () => {
  const other = await createTradingWorld(server.app);
  const { invoice } = await other.send({ dueDate: '2090-03-31' });
  expect((await call(`invoices/${invoice.id}`)).status).toBe(404);
  expect((await call('guest-links', { invoiceId: invoice.id })).status).toBe(404);
});
