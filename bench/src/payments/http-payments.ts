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

/** The code that was just mailed to the address. */
async function mailedCode(app: App, email: string): Promise<string> {
  const [text = ''] = await takeMail(app, email);
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error(`No code has been mailed to ${email}.`);
  return code;
}

/** Sends what waits, and empties the mailbox of the address. */
async function takeMail(app: App, email: string): Promise<readonly string[]> {
  while ((await outboxDelivery.drain(app)) > 0);
  const messages = await app.db
    .deleteFrom('mailbox_messages')
    .where('recipient', '=', email)
    .returning('text')
    .execute();
  return messages.map(({ text }) => text);
}

const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');

/** Signs the buyer in and asks for the payment's one-time code, over HTTP as a browser would. */
export async function preparePayment(app: App, url: string, { email, invoiceId }: Buyer): Promise<ReadyPayment> {
  // The invoice's own mail has a number of six digits too.
  await takeMail(app, email);
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
  await post(url, `/api/${userId}/me/send-email-2fa`, {
    headers,
    body: JSON.stringify({ purpose: 'POST /invoices/pay', invoiceId }),
  });
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
