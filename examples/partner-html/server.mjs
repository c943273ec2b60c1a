// A small shop that bills its business customers through Quittance. The browser never sees the secret key: this back
// end creates the invoice and gives the widget a token for that invoice only.

import { createServer } from 'node:http';
import { ApiError, createPartnerClient } from '@quittance/sdk/node';
import { findAsset } from './assets.mjs';
import { describeStage, openMerchants } from './merchants.mjs';
import { describeStatus } from './order-status.mjs';
import { openOrders } from './orders.mjs';
import {
  accountsPage,
  applyPage,
  catalogPage,
  merchantPage,
  notFoundPage,
  orderPage,
  refusedPage,
  unreachablePage,
} from './pages.mjs';
import { pageHeaders } from './security-headers.mjs';
import { askForPassword, isStaff } from './staff-only.mjs';
import { widgetScript } from './widget-script.mjs';

const port = Number(process.env.PARTNER_PORT ?? 4100);
/** One of the origins that the key lists. */
const pageOrigin = process.env.PARTNER_ORIGIN ?? `http://127.0.0.1:${port}`;
const quittanceUrl = process.env.QUITTANCE_URL ?? 'http://localhost:4000';
const apiKey = process.env.QUITTANCE_API_KEY;
if (!apiKey) {
  process.stderr.write('Set QUITTANCE_API_KEY to a secret key with all scopes, and with the origin of this shop.\n');
  process.exit(1);
}

const quittance = createPartnerClient({ baseUrl: quittanceUrl, apiKey });
const orders = openOrders(process.env.PARTNER_ORDERS_FILE ?? new URL('orders.jsonl', import.meta.url));
const merchants = openMerchants(process.env.PARTNER_MERCHANTS_FILE ?? new URL('merchants.jsonl', import.meta.url));
const invoiceScript = widgetScript(quittanceUrl, 'invoice');
const balancesScript = widgetScript(quittanceUrl, 'balances');
const onboardingScript = widgetScript(quittanceUrl, 'onboarding');
/** For the page with the shop's own accounts. */
const staffPassword = process.env.PARTNER_STAFF_PASSWORD ?? 'fieldwork';
const headers = pageHeaders(quittanceUrl);

const send = (response, status, body, extra = {}) => response.writeHead(status, { ...headers, ...extra }).end(body);
const html = { 'Content-Type': 'text/html; charset=utf-8' };
const notKept = { 'Cache-Control': 'no-store' };
const sendJson = (response, status, body) =>
  send(response, status, JSON.stringify(body), { 'Content-Type': 'application/json', ...notKept });

async function readForm(request) {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > 10_000) throw new Error('form too large');
  }
  return new URLSearchParams(text);
}

async function placeOrder(request, response) {
  const form = await readForm(request);
  const product = orders.findProduct(form.get('product'));
  const orderId = form.get('orderId') ?? '';
  if (!product || !/^[0-9a-f-]{36}$/.test(orderId)) return send(response, 422, notFoundPage(), html);
  // The order id is the idempotency key: submitting the form twice creates one invoice.
  const { invoice } = await quittance.invoices.create(
    {
      recipientEmail: form.get('email') ?? '',
      recipientName: form.get('company') ?? '',
      currency: 'USD',
      items: [{ name: product.name, rateMinor: product.priceMinor, qty: '1' }],
      daysUntilDue: 14,
      customName: `Order ${orderId.slice(0, 8)}`,
    },
    { idempotencyKey: orderId },
  );
  await orders.add({ orderId, invoiceId: invoice.id, productId: product.id });
  return send(response, 303, '', { Location: `/orders/${orderId}` });
}

/** Answers the widget's session callback with a new token for the order's invoice. */
async function startSession(order, response) {
  const { token, expiresAt } = await quittance.embedSessions.create({
    widgets: ['invoice'],
    origin: pageOrigin,
    invoiceId: order.invoiceId,
  });
  sendJson(response, 200, { token, expiresAt });
}

/** Reads the status from Quittance each time: a browser's claim about a payment is no reason to ship. */
async function getStatus(order) {
  const { status } = await quittance.invoices.get(order.invoiceId);
  return describeStatus(status);
}

/** Shows the shop's own balances to its staff. */
async function showAccounts(request, response, pathname) {
  if (!isStaff(request, staffPassword)) return send(response, 401, notFoundPage(), { ...html, ...askForPassword });
  if (request.method === 'GET' && pathname === '/accounts') {
    return send(response, 200, accountsPage({ script: balancesScript, quittanceUrl }), { ...html, ...notKept });
  }
  if (request.method !== 'POST' || pathname !== '/accounts/quittance-session') {
    return send(response, 404, notFoundPage(), html);
  }
  const { token, expiresAt } = await quittance.embedSessions.create({ widgets: ['balances'], origin: pageOrigin });
  return sendJson(response, 200, { token, expiresAt });
}

/** Shows the terms' version with the form, so that what is accepted is what was shown. */
async function showApplication(response, { status = 200, problems = [], values = {} } = {}) {
  const { version } = await quittance.terms.get();
  const page = applyPage({ termsVersion: version, termsUrl: `${quittanceUrl}/terms-and-conditions`, problems, values });
  send(response, status, page, { ...html, ...notKept });
}

/** Creates the merchant's business in Quittance. The application's id keeps a form that is sent twice from creating two. */
async function apply(request, response) {
  const { applicationId, ...fields } = Object.fromEntries(await readForm(request));
  if (!/^[0-9a-f-]{36}$/.test(applicationId)) return send(response, 422, notFoundPage(), html);
  try {
    const { customerId } = await quittance.customers.create(fields, { idempotencyKey: applicationId });
    return send(response, 303, '', { Location: '/merchants', ...(await merchants.letIn(customerId)) });
  } catch (error) {
    // Anything else, such as a key without the right, is the shop's own problem.
    if (!(error instanceof ApiError && [409, 422].includes(error.status))) throw error;
    const problems = error.validations?.length ? error.validations.map(({ message }) => message) : [error.message];
    return showApplication(response, { status: 422, problems, values: fields });
  }
}

async function showMerchants(request, response, pathname) {
  const asked = (method, path) => request.method === method && pathname === path;
  const merchant = merchants.find(request);
  if (asked('POST', '/merchants')) return apply(request, response);
  if (asked('GET', '/merchants') && !merchant) return showApplication(response);
  if (!merchant) return sendJson(response, 401, { message: 'Become a merchant first.' });

  const { customerId } = merchant;
  if (asked('POST', '/merchants/quittance-session')) {
    const session = { widgets: ['onboarding'], origin: pageOrigin, customerId };
    const { token, expiresAt } = await quittance.embedSessions.create(session);
    return sendJson(response, 200, { token, expiresAt });
  }
  const { verificationStatus } = await quittance.customers.get(customerId);
  const text = describeStage(verificationStatus);
  if (asked('GET', '/merchants/status')) return sendJson(response, 200, { text });
  if (!asked('GET', '/merchants')) return send(response, 404, notFoundPage(), html);
  return send(response, 200, merchantPage({ text, script: onboardingScript, quittanceUrl }), { ...html, ...notKept });
}

async function showOrder(order, response) {
  const status = await getStatus(order);
  const product = orders.findProduct(order.productId);
  send(response, 200, orderPage({ order, product, status, script: invoiceScript, quittanceUrl }), {
    ...html,
    ...notKept,
  });
}

async function route(request, response) {
  const { pathname } = new URL(request.url ?? '/', 'http://partner.invalid');
  const asked = (method, path) => request.method === method && pathname === path;
  if (asked('GET', '/')) return send(response, 200, catalogPage(orders.products), html);
  if (asked('POST', '/orders')) return placeOrder(request, response);

  if (/^\/accounts(\/|$)/.test(pathname)) return showAccounts(request, response, pathname);
  if (/^\/merchants(\/|$)/.test(pathname)) return showMerchants(request, response, pathname);

  const asset = await findAsset(pathname);
  if (asset) return send(response, 200, asset.body, { 'Content-Type': asset.contentType });

  const order = orders.find(/^\/orders\/([^/]+)/.exec(pathname)?.[1]);
  const page = order && `/orders/${order.orderId}`;
  if (order && asked('GET', page)) return showOrder(order, response);
  if (order && asked('GET', `${page}/status`)) return sendJson(response, 200, await getStatus(order));
  if (order && asked('POST', `${page}/quittance-session`)) return startSession(order, response);
  return send(response, 404, notFoundPage(), html);
}

/** Answers forms with a page and scripts with JSON. */
function answerFailure(error, response, isScript) {
  if (isScript) return sendJson(response, 502, { message: 'Quittance could not be reached.' });
  if (error instanceof ApiError && error.status === 422) return send(response, 422, refusedPage(), html);
  return send(response, 502, unreachablePage(), html);
}

const server = createServer((request, response) => {
  route(request, response).catch((error) => {
    // Logs the reason, never the request: it contains a customer's address.
    const reason = error instanceof ApiError ? `${error.status} ${error.code}` : error?.constructor?.name;
    process.stderr.write(`${request.method} failed: ${reason}\n`);
    if (!response.headersSent) answerFailure(error, response, /\/(quittance-session|status)$/.test(request.url));
  });
});

server.listen(port, '127.0.0.1', () => process.stdout.write(`Partner example on http://127.0.0.1:${port}\n`));
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  });
}
