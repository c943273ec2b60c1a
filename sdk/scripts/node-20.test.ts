import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';

/*
 * Partners' back ends run older Node versions than ours. This test bundles the SDK's Node part as published and runs it
 * with the oldest available Node, against a real HTTP server.
 */

const run = promisify(execFile);
const script = `
import { createPartnerClient } from './sdk.mjs';
const quittance = createPartnerClient({ baseUrl: process.argv[2], apiKey: 'qk_secret' });
const { invoice, guestLink } = await quittance.invoices.create(
  { recipientEmail: 'buyer@example.com', recipientName: 'Buyer', currency: 'USD', dueDate: '2026-04-01',
    items: [{ name: 'Desk', rateMinor: '12345', qty: '2' }] },
  { idempotencyKey: 'order-7' },
);
const fresh = await quittance.guestLinks.create({ invoiceId: invoice.id });
const error = await quittance.invoices.get('inv_gone').catch((reason) => reason);
console.log(JSON.stringify({ node: process.versions.node, invoice, token: guestLink.token, fresh: fresh.token, code: error.code }));
`;

const wireInvoice = {
  _id: 'inv_1',
  number: 'INV-1',
  status: 'sent',
  isOverdue: false,
  currency: 'USD',
  dueDate: '2026-04-01',
  recipientDisplayName: 'Buyer',
  totalDue: { $numberDecimal: '246.90' },
  finalAmount: { $numberDecimal: '246.90' },
};
const link = { url: 'https://pay.example/i', token: 'guest_1', expiresAt: '2026-04-01T00:00:00Z' };
const answers: Readonly<Record<string, { status: number; body: unknown }>> = {
  'POST /api/new/partners/invoices': { status: 200, body: { data: { invoice: wireInvoice, guestLink: link } } },
  'POST /api/new/partners/guest-links': { status: 200, body: { data: { ...link, token: 'guest_2' } } },
  'GET /api/new/partners/invoices/inv_gone': {
    status: 404,
    body: { code: 'NotFoundError', message: 'No such invoice.', validations: [], requestId: 'req_1' },
  },
};

interface Received {
  readonly call: string;
  readonly authorization: string | undefined;
  readonly key: unknown;
  readonly body: unknown;
}

const received: Received[] = [];
let folder = '';
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(path.join(process.env.TMPDIR ?? '/tmp', 'quittance-sdk-'));
  await build({
    entryPoints: [path.join(import.meta.dirname, '../src/node/index.ts')],
    outfile: path.join(folder, 'sdk.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
  });
  await writeFile(path.join(folder, 'partner.mjs'), script);
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call = `${request.method} ${request.url}`;
      const text = Buffer.concat(chunks).toString();
      const { authorization, 'idempotency-key': key } = request.headers;
      received.push({ call, authorization, key, body: text === '' ? undefined : JSON.parse(text) });
      const { status, body } = answers[call] ?? { status: 500, body: {} };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** Returns the machine's Node if it differs from the pinned one. */
async function oldestNode(): Promise<string> {
  const systemNode = '/usr/bin/node';
  return run(systemNode, ['--version']).then(
    () => systemNode,
    () => process.execPath,
  );
}

it('creates an invoice and a link from a partner’s back end', async () => {
  const { port } = server.address() as AddressInfo;
  const { stdout } = await run(await oldestNode(), [path.join(folder, 'partner.mjs'), `http://127.0.0.1:${port}`]);
  expect(JSON.parse(stdout)).toMatchObject({
    invoice: {
      id: 'inv_1',
      number: 'INV-1',
      status: 'sent',
      totalDue: { amountMinor: '24690', currency: 'USD' },
      finalAmount: { amountMinor: '24690', currency: 'USD' },
    },
    token: 'guest_1',
    fresh: 'guest_2',
    code: 'NotFoundError',
  });
  expect(received[0]).toEqual({
    call: 'POST /api/new/partners/invoices',
    authorization: 'Bearer qk_secret',
    key: 'order-7',
    body: {
      recipientEmail: 'buyer@example.com',
      recipientName: 'Buyer',
      currency: 'USD',
      dueDate: '2026-04-01',
      items: [{ name: 'Desk', qty: '2', rate: '123.45' }],
    },
  });
  expect(received[1]?.body).toEqual({ invoiceId: 'inv_1' });
});
