import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DeliveryError } from '../../notifications/index.ts';
import { httpSms } from './index.ts';

interface Posted {
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

let posted: Posted[] = [];
/** Null: never answers. */
let answer: { readonly status: number; readonly headers?: Readonly<Record<string, string>> } | null;

const provider = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => {
    text += chunk;
  });
  request.on('end', () => {
    posted.push({ headers: request.headers, body: JSON.parse(text) });
    if (answer) response.writeHead(answer.status, answer.headers).end('{"echo":"+15550100200"}');
  });
});

beforeAll(() => new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});
let sent = 0;

beforeEach(() => {
  posted = [];
  sent += 1;
  answer = { status: 202 };
});

const urlOf = () => `http://127.0.0.1:${(provider.address() as AddressInfo).port}/messages`;

const send = (url = urlOf(), deadlineMs = 2_000) =>
  httpSms(
    { url, token: 'tok_1', signingKey: Buffer.alloc(32) },
    { receiptUrl: 'https://pay.example.com/callbacks/sms-receipts', deadlineMs },
  ).send({ idempotencyKey: `out_${sent}`, to: '+15550100200', from: 'Brand', text: '120934 is your code' });

async function failure(...parameters: Parameters<typeof send>): Promise<DeliveryError> {
  const error = await send(...parameters).catch((thrown: unknown) => thrown);
  if (!(error instanceof DeliveryError)) throw new Error('A DeliveryError was expected.', { cause: error });
  return error;
}

it('posts the message with the key under which a repetition is the same message', async () => {
  await send();
  expect(posted).toEqual([
    {
      headers: expect.objectContaining({ authorization: 'Bearer tok_1', 'idempotency-key': `out_${sent}` }),
      body: {
        reference: `out_${sent}`,
        to: '+15550100200',
        from: 'Brand',
        text: '120934 is your code',
        receiptUrl: 'https://pay.example.com/callbacks/sms-receipts',
      },
    },
  ]);
});

it('gives a message up that the provider refuses', async () => {
  for (const status of [400, 404, 422]) {
    answer = { status };
    expect(await failure()).toMatchObject({ isFinal: true, reason: `HTTP ${status}` });
  }
});

it('tries again when the provider is busy, or doesn’t accept our token', async () => {
  for (const status of [401, 403, 429, 500, 503]) {
    answer = { status };
    expect((await failure()).isFinal, String(status)).toBe(false);
  }
});

it('tries again when the provider is away, and says so without personal data', async () => {
  const error = await failure('http://127.0.0.1:1/messages');
  expect(error).toMatchObject({ isFinal: false });
  expect(error.message).not.toMatch(/5550100200|120934/);
});

it('tries again when the provider doesn’t answer in time', async () => {
  answer = null;
  expect(await failure(urlOf(), 50)).toMatchObject({ isFinal: false, reason: 'no answer (TimeoutError)' });
});

it('follows no redirect with the message and the token', async () => {
  answer = { status: 307, headers: { location: urlOf() } };
  expect((await failure()).isFinal).toBe(false);
  // Requests of the test before, which gave up early, may still arrive.
  expect(posted.filter(({ headers }) => headers['idempotency-key'] === `out_${sent}`)).toHaveLength(1);
});
