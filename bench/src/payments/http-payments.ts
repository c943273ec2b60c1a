import { randomUUID } from 'node:crypto';
import { areaHandlers, createPorts } from '../../../server/src/composition.ts';
import { createHttpApp, serve } from '../../../server/src/http/index.ts';
import type { App } from '../../../server/src/kernel/index.ts';
import { outboxDelivery } from '../../../server/src/notifications/index.ts';
import { type Buyer, buyerPassword } from './buyers.ts';

/** All that a buyer's browser sends to pay: the session's cookie and the code from the mail are in hand. */
export interface ReadyPayment {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Runs something against the product's own HTTP server on a free port; background jobs stay out of it. */
export async function withServer<Result>(app: App, use: (url: string) => Promise<Result>): Promise<Result> {
  const ports = createPorts(app, { subscribe: () => () => {}, close: async () => {} });
  const http = createHttpApp(app, ports, areaHandlers, { surface: 'portal' });
  const server = await serve(http, { port: 0, hostname: '127.0.0.1', stopDeadlineMs: 1000 });
  try {
    return await use(`http://127.0.0.1:${server.port}`);
  } finally {
    await server.close();
  }
}

async function post(url: string, path: string, init: { headers: Record<string, string>; body: string }) {
  const response = await fetch(url + path, { method: 'POST', ...init });
  const text = await response.text();
  if (!response.ok) throw new Error(`POST ${path} answered ${response.status}: ${text}`);
  return { response, text };
}

/** The newest code mailed to the address. */
async function mailedCode(app: App, email: string): Promise<string> {
  while ((await outboxDelivery.drain(app)) > 0);
  const message = await app.db
    .selectFrom('mailbox_messages')
    .select('text')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const code = /\b\d{6}\b/.exec(message.text)?.[0];
  if (!code) throw new Error(`The last mail to ${email} holds no code.`);
  return code;
}

const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');

/** Signs the buyer in and asks for the payment's one-time code, over HTTP as a browser would. */
export async function preparePayment(app: App, url: string, { email, invoiceId }: Buyer): Promise<ReadyPayment> {
  const json = { 'content-type': 'application/json', origin: app.config.publicUrl };
  const opened = await post(url, '/api/new/sessions/intermediate', {
    headers: json,
    body: JSON.stringify({ email, password: buyerPassword }),
  });
  const { userId } = (JSON.parse(opened.text) as { data: { userId: string } }).data;
  const confirmed = await post(url, `/api/${userId}/sessions/confirm`, {
    headers: { ...json, cookie: cookieOf(opened.response), 'otp-code': await mailedCode(app, email) },
    body: '{}',
  });
  const headers = { ...json, cookie: cookieOf(confirmed.response) };
  await post(url, `/api/${userId}/me/send-email-2fa`, { headers, body: '{"purpose":"POST /invoices/pay"}' });
  return {
    path: `/api/${userId}/invoices/pay`,
    headers: { ...headers, 'otp-code': await mailedCode(app, email), 'idempotency-key': randomUUID() },
    body: JSON.stringify({ invoiceId }),
  };
}

/** @throws when the payment does not succeed: a bench of refusals would measure nothing */
export async function payOverHttp(url: string, { path, headers, body }: ReadyPayment): Promise<void> {
  await post(url, path, { headers: { ...headers }, body });
}
