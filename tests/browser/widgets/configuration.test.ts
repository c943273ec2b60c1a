import { whenSettled } from '../support/settled.ts';
import { apiOrigin, expect, giveSession, type HostPage, invoiceId, shopOrigin, test } from './widget-page.ts';

/* Mistakes of a host: the widget shows a calm state, emits one event with a code, logs one line and leaks no token. */

const calm = 'The invoice can’t be shown on this page.';

/** Lines that the widget wrote to the console. */
function consoleLines({ page }: HostPage): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Quittance:')) lines.push(message.text());
  });
  return lines;
}

/** Stops the page's clock, which then moves by `runFor` alone: a busy machine may lose seconds between two lines. */
async function stopClock({ page }: HostPage): Promise<void> {
  await page.clock.install({ time: '2026-03-02T12:00:00Z' });
  await page.clock.pauseAt('2026-03-02T12:10:00Z');
}

/** Codes of all failures that the host received, once the page is at rest. */
const loadErrors = (host: HostPage): Promise<readonly string[]> =>
  whenSettled(host.page, async () =>
    (await host.heard())
      .filter(({ name }) => name === 'load-error')
      .map(({ detail }) => (detail as { error: { code: string } }).error.code),
  );

const faults = [
  ['an invoice id', 'InvoiceIdMissingError', '<quittance-invoice></quittance-invoice>', true],
  ['a session', 'SessionMissingError', `<quittance-invoice invoice-id="${invoiceId}"></quittance-invoice>`, false],
  ['an invoice id', 'InvoiceIdMissingError', '<quittance-bank-debit></quittance-bank-debit>', true],
] as const;

for (const [what, code, body, hasSession] of faults) {
  test(`without ${what} ${body.slice(1, 16)} says so after a while, and still takes it later`, async ({ host }) => {
    await stopClock(host);
    const lines = consoleLines(host);
    await host.open(body);
    await host.load(body.includes('debit') ? 'single/bank-debit.js' : 'single/invoice.js');
    if (hasSession) await giveSession(host.page);
    await host.page.clock.runFor(9_000);
    await expect(host.page.getByText(calm)).toHaveCount(0);
    await host.page.clock.runFor(2_000);
    await expect(host.page.getByText(calm)).toBeVisible();
    await host.page.clock.runFor(60_000);
    expect(await loadErrors(host)).toEqual([code]);
    expect(lines).toHaveLength(1);

    await host.page.clock.resume();
    if (!hasSession) await giveSession(host.page);
    await host.page
      .locator('quittance-invoice, quittance-bank-debit')
      .evaluate((widget, id) => widget.setAttribute('invoice-id', id), invoiceId);
    await expect(host.page.getByText('$3,700.00').first()).toBeVisible();
    await expect(host.page.getByText(calm)).toHaveCount(0);
  });
}

test('an invalid session counts as a missing one', async ({ host }) => {
  await stopClock(host);
  await host.open(`<quittance-invoice invoice-id="${invoiceId}"></quittance-invoice>`);
  await host.load('single/invoice.js');
  await host.page.locator('quittance-invoice').evaluate((widget) => Object.assign(widget, { session: 'token' }));
  await host.page.clock.runFor(11_000);
  expect(await loadErrors(host)).toEqual(['SessionMissingError']);
});

for (const [baseUrl, origin] of [
  [shopOrigin, shopOrigin],
  ['pay.test', shopOrigin],
  ['/', shopOrigin],
] as const) {
  test(`a base-url of ${baseUrl}, where no API is, gets no token`, async ({ host }) => {
    const lines = consoleLines(host);
    const sent: Record<string, string>[] = [];
    host.page.on('request', (request) => {
      if (new URL(request.url()).origin === origin) sent.push(request.headers());
    });
    await host.open(`<quittance-invoice invoice-id="${invoiceId}" base-url="${baseUrl}"></quittance-invoice>`);
    await host.load('single/invoice.js');
    await giveSession(host.page);
    await expect(host.page.getByText(calm)).toBeVisible();
    await expect(host.page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    expect(await loadErrors(host)).toEqual(['ServerNotRecognizedError']);
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(sent)).not.toContain('guest_secret');
  });
}

for (const [mistake, baseUrl] of [
  ['without its scheme', 'localhost:4000'],
  ['without TLS on a secure page', 'http://pay.test'],
  ['that is no address', 'https://pay:test'],
] as const) {
  test(`a base-url ${mistake} is reported as a mistake of the page, not of the network`, async ({ host }) => {
    const lines: string[] = [];
    host.page.on('console', (message) => lines.push(message.text()));
    await host.open(`<quittance-invoice invoice-id="${invoiceId}" base-url="${baseUrl}"></quittance-invoice>`);
    await host.load('single/invoice.js');
    await giveSession(host.page);
    await expect(host.page.getByText(calm)).toBeVisible();
    await expect(host.page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    expect(await loadErrors(host)).toEqual(['ServerNotRecognizedError']);
    expect(lines).toEqual([expect.stringContaining(`Quittance: ${baseUrl} is not a Quittance server`)]);
  });
}

test('an empty base-url counts as missing: the script’s origin is used', async ({ host }) => {
  await host.open(`<quittance-invoice invoice-id="${invoiceId}" base-url=""></quittance-invoice>`);
  await host.load('single/invoice.js');
  await giveSession(host.page);
  await expect(host.page.getByText('Workshop')).toBeVisible();
});

test('three widgets with a wrong base-url ask once and write one console line', async ({ host }) => {
  const lines = consoleLines(host);
  const asked: string[] = [];
  host.page.on('request', (request) => {
    if (request.url().startsWith(`${shopOrigin}/api/`)) asked.push(request.url());
  });
  const element = `<quittance-invoice invoice-id="${invoiceId}" base-url="${shopOrigin}"></quittance-invoice>`;
  await host.open(element.repeat(3));
  await host.load('single/invoice.js');
  await giveSession(host.page);
  await expect(host.page.getByText(calm)).toHaveCount(3);
  await host.page.locator('main').evaluate((main) => {
    const later = main.querySelector('quittance-invoice')?.cloneNode();
    if (later) main.append(later);
  });
  await giveSession(host.page);
  await expect(host.page.getByText(calm)).toHaveCount(4);
  expect(await loadErrors(host)).toEqual(Array(4).fill('ServerNotRecognizedError'));
  expect(lines).toHaveLength(1);
  expect(asked).toHaveLength(1);
});

test('three widgets check their server once', async ({ host }) => {
  await host.open(`<quittance-invoice invoice-id="${invoiceId}"></quittance-invoice>`.repeat(3));
  await host.load('single/invoice.js');
  await giveSession(host.page);
  await expect(host.page.getByText('Workshop')).toHaveCount(3);
  expect(await whenSettled(host.page, () => host.api.callsOf('constants'))).toHaveLength(1);
});

test('the first request to a server is public, once for each page', async ({ host }) => {
  const element = `<quittance-invoice invoice-id="${invoiceId}"></quittance-invoice>`;
  await host.open(element);
  await host.load('single/invoice.js');
  await giveSession(host.page);
  await expect(host.page.getByText('Workshop')).toBeVisible();
  const calls = await whenSettled(host.page, () => host.api.calls);
  expect(calls.map(({ name }) => name)).toEqual(['constants', 'get-from-invite']);
  expect(calls.slice(0, 1).some(({ headers }) => 'invoice-invite-token' in headers)).toBe(false);
});

test('no token follows a redirect to another origin', async ({ host }) => {
  await host.page.route(`${apiOrigin}/api/**/get-from-invite`, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.fallback()
      : route.fulfill({
          status: 307,
          headers: { location: 'https://elsewhere.test/', 'access-control-allow-origin': '*' },
        }),
  );
  const elsewhere: string[] = [];
  host.page.on('request', (request) => {
    if (request.url().startsWith('https://elsewhere.test')) elsewhere.push(request.url());
  });
  await host.open(`<quittance-invoice invoice-id="${invoiceId}"></quittance-invoice>`);
  await host.load('single/invoice.js');
  await giveSession(host.page);
  await expect(host.page.getByText('We were unable to load your invoice.')).toBeVisible();
  expect(elsewhere).toEqual([]);
});
