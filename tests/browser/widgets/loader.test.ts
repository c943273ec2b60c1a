import { settled, whenSettled } from '../support/settled.ts';
import { apiOrigin, expect, giveSession, type HostPage, invoiceId, test } from './widget-page.ts';

const element = `<quittance-invoice invoice-id="${invoiceId}"></quittance-invoice>`;
const loader = `${apiOrigin}/widgets/loader/loader.js`;

const loadWidgets = (host: HostPage): Promise<string> =>
  host.page.evaluate(
    (address) =>
      import(address)
        .then(({ loadWidgets: load }) => load())
        .then(
          () => 'loaded',
          (error: Error) => error.name,
        ),
    loader,
  );

test('loads the widgets that are in the page, each once', async ({ host }) => {
  const scripts: string[] = [];
  host.page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await host.open(element + element);
  await giveSession(host.page);
  for (const _ of ['first', 'second']) await loadWidgets(host);
  await expect(host.page.getByText('Workshop')).toHaveCount(2);
  await settled(host.page);
  expect(scripts.filter((name) => name.endsWith('elements/invoice.js'))).toHaveLength(1);
  expect(scripts.filter((name) => name.endsWith('elements/bank-debit.js'))).toHaveLength(0);
});

test('does nothing when it is imported', async ({ host }) => {
  await host.open(element);
  await host.load('loader/loader.js');
  const isDefined = () => host.page.evaluate(() => customElements.get('quittance-invoice') !== undefined);
  expect(await whenSettled(host.page, isDefined)).toBe(false);
});

test('retries a script that did not load', async ({ host }) => {
  await host.open(element);
  await giveSession(host.page);
  await host.page.route('**/elements/invoice.js', (route) => route.abort(), { times: 1 });
  const outcomes = [await loadWidgets(host), await loadWidgets(host)];
  expect(outcomes).toEqual(['WidgetLoadError', 'loaded']);
  await expect(host.page.getByText('Workshop')).toBeVisible();
});

test('with its script tag it also loads widgets that are added later', async ({ host }) => {
  await host.open('<section></section>');
  await host.load('loader/auto.js');
  await host.page.evaluate((markup) => {
    const widget = document.createElement('quittance-invoice');
    widget.setAttribute('invoice-id', markup);
    document.querySelector('section')?.append(widget);
  }, invoiceId);
  await giveSession(host.page);
  await expect(host.page.getByText('Workshop')).toBeVisible();
});

test('with its script tag it retries a missing script with growing delays, however much the page changes', async ({
  host,
}) => {
  let requests = 0;
  await host.page.route('**/elements/invoice.js*', (route) => {
    requests += 1;
    return route.abort();
  });
  // Only the test moves the clock, however slow the machine is.
  await host.page.clock.install({ time: '2026-03-02T12:00:00Z' });
  await host.page.clock.pauseAt('2026-03-02T12:10:00Z');
  await host.open(`${element}<section></section>`, 'window.reports = 0; window.reportError = () => { reports += 1; };');
  await host.load('loader/auto.js');
  const reports = () => host.page.evaluate(() => (window as unknown as { reports: number }).reports);
  await expect.poll(reports).toBe(1);
  await host.page.evaluate(() => {
    for (const name of ['p', 'quittance-invoice', 'p']) {
      document.querySelector('section')?.append(document.createElement(name));
    }
  });
  await host.page.clock.runFor(900);
  expect(requests).toBe(1);
  await host.page.clock.runFor(200);
  await expect.poll(reports).toBe(2);
  await host.page.clock.runFor(1_500);
  expect(requests).toBe(2);
  await host.page.clock.runFor(600);
  await expect.poll(reports).toBe(3);
  expect(requests).toBe(3);
});
