import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { listPresentCodes } from '../../identity/index.ts';
import type { App } from '../../kernel/index.ts';
import { emailingDocsPath, findEmailingDoc, takeBounce } from '../../notifications/index.ts';
import { addressMatcher } from './address-filter.ts';
import { hasReport, reportOf } from './bounce.ts';
import { listPage } from './list-page.ts';
import { messagePage, messageTitle, missingMessagePage } from './message-page.ts';
import { findMessage, listMessages, type MailboxMessage } from './messages.ts';
import { type Markup, mailboxPath, page } from './page.ts';

const pageSize = 50;

/** Lets a mail style itself but run nothing. The sandbox also applies when the mail is opened directly. */
const mailPolicy = (sandboxed: string) => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    `sandbox ${sandboxed}`,
  ].join('; '),
});

/** The views of a mail, by the last part of their path, with the permissions of their sandbox. */
const mailViews = {
  content: mailPolicy('allow-popups allow-popups-to-escape-sandbox'),
  // An invisible copy whose height the mailbox may read. It runs nothing, and its links are inert.
  measure: mailPolicy('allow-same-origin'),
} as const;

/** Creates the routes of the page that shows the sandbox's email and SMS. It exists only in sandbox mode. */
export function mailboxRoutes(app: App): Hono {
  const routes = new Hono();
  if (app.config.mode !== 'sandbox') return routes;
  addPages(routes, app);
  addEmailingDocs(routes, app);
  addData(routes, app);
  addAsset(routes, 'mailbox.css', 'text/css; charset=utf-8');
  addAsset(routes, 'message.css', 'text/css; charset=utf-8');
  addAsset(routes, 'mailbox.js', 'text/javascript; charset=utf-8');
  return routes;
}

function addPages(routes: Hono, app: App): void {
  const answer = async (title: string, main: Markup, status = 200): Promise<Response> => {
    const businessDate = await app.clock.today(app.db);
    const markup = await page({ title, brandName: app.config.brandName, businessDate, main });
    return documentAnswer(String(markup), {}, status);
  };

  routes.get(mailboxPath, async (exchange) => {
    const to = readFilter(exchange.req.query('to'));
    const before = readId(exchange.req.query('before'));
    const found = await listMessages(app.db, { ...(to && { to }), ...(before && { before }), limit: pageSize + 1 });
    const messages = found.slice(0, pageSize);
    const codes = await listPresentCodes(app, addressMatcher(to));
    return answer('Mailbox', listPage({ messages, codes, to, isNewest: !before, hasOlder: found.length > pageSize }));
  });

  routes.get(`${mailboxPath}/messages/:id`, async (exchange) => {
    const message = await findMessage(app.db, exchange.req.param('id'));
    return message
      ? answer(messageTitle(message), messagePage(message, await hasReport(app.db, message)))
      : answer('No such message', missingMessagePage(), 404);
  });

  routes.post(`${mailboxPath}/messages/:id/bounce`, async (exchange) => {
    // A page of another site must not make an address undeliverable.
    if (!['same-origin', undefined].includes(exchange.req.header('sec-fetch-site'))) return exchange.body(null, 403);
    const message = await findMessage(app.db, exchange.req.param('id'));
    if (message?.channel !== 'email') return exchange.notFound();
    await takeBounce(app, reportOf(message));
    return exchange.redirect(`${mailboxPath}/messages/${message.id}`, 303);
  });

  for (const [view, headers] of Object.entries(mailViews)) {
    routes.get(`${mailboxPath}/messages/:id/${view}`, async (exchange) => {
      const message = await findMessage(app.db, exchange.req.param('id') ?? '');
      return message?.html ? documentAnswer(message.html, headers) : exchange.notFound();
    });
  }
}

/** The HTML of every mail with example data, for the page of internal builds that lists them. */
function addEmailingDocs(routes: Hono, app: App): void {
  routes.get(`${emailingDocsPath}/:template/:language`, (exchange) => {
    const html = findEmailingDoc(app, exchange.req.param('template'), exchange.req.param('language'));
    return html === null ? exchange.notFound() : documentAnswer(html, mailViews.content);
  });
}

function addData(routes: Hono, app: App): void {
  // The list as JSON: tests read codes and links from it.
  routes.get(`${mailboxPath}/messages.json`, async (exchange) => {
    const to = readFilter(exchange.req.query('to'));
    const messages = await listMessages(app.db, { ...(to && { to }), limit: pageSize });
    exchange.header('Cache-Control', 'no-store');
    return exchange.json({ items: messages.map(toJson) });
  });

  // What the authenticator apps show now: tests sign in with these codes.
  routes.get(`${mailboxPath}/authenticator-codes.json`, async (exchange) => {
    const items = await listPresentCodes(app, addressMatcher(readFilter(exchange.req.query('to'))));
    exchange.header('Cache-Control', 'no-store');
    return exchange.json({ items });
  });

  // An open page polls this every two seconds.
  routes.get(`${mailboxPath}/newest.json`, async (exchange) => {
    const to = readFilter(exchange.req.query('to'));
    const [newest] = await listMessages(app.db, { ...(to && { to }), limit: 1 });
    exchange.header('Cache-Control', 'no-store');
    return exchange.json({ newestId: newest?.id ?? '', businessDate: await app.clock.today(app.db) });
  });
}

const toJson = (message: MailboxMessage) => ({
  ...message,
  receivedAt: message.receivedAt.toISOString(),
  businessReceivedAt: message.businessReceivedAt.toISOString(),
});

function addAsset(routes: Hono, name: string, contentType: string): void {
  routes.get(`${mailboxPath}/assets/${name}`, async () => {
    const body = await readFile(path.join(import.meta.dirname, 'assets', name), 'utf8');
    return new Response(body, { headers: { 'Content-Type': contentType, 'Cache-Control': 'no-cache' } });
  });
}

const documentAnswer = (body: string, headers: Readonly<Record<string, string>> = {}, status = 200): Response =>
  new Response(body, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });

/** PostgreSQL refuses NUL, and addresses are not longer. */
const readFilter = (text = ''): string =>
  text
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 254);
const readId = (text = ''): string | undefined => (/^msg_\w+$/.test(text) ? text : undefined);
