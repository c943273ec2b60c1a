import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { whenSettled } from '../support/settled.ts';
import { apiOrigin, expect, giveSession, invoiceId, test } from './widget-page.ts';

/* One test for each fault of the bridge from React to custom elements that `defineWidget` fixes. */

const run = promisify(execFile);
const builtPackage = path.resolve(import.meta.dirname, '../../../widgets/dist/index/index.js');
const element = `<quittance-invoice invoice-id="${invoiceId}"></quittance-invoice>`;

test('a session or an object set as a property never shows in the page', async ({ host }) => {
  await host.open(element);
  await host.load('single/invoice.js');
  await giveSession(host.page);
  await host.page.evaluate(() => {
    Object.assign(document.querySelector('quittance-invoice') as object, {
      messages: { 'invoice-document': { from: 'Seller' } },
    });
  });
  await expect(host.page.getByRole('heading', { name: 'Seller' })).toBeVisible();
  const markup = () => host.page.evaluate(() => document.querySelector('quittance-invoice')?.outerHTML);
  expect(await whenSettled(host.page, markup)).toBe(element);
  expect(await whenSettled(host.page, () => host.page.content())).not.toContain('guest_secret');
});

test('a property set just before a part of the widget appears reaches that part', async ({ host }) => {
  // Stop the page's frames, so that no frame callback has run when the invoice arrives.
  await host.page.clock.install({ time: '2026-03-02T12:00:00Z' });
  await host.open(element);
  await host.load('single/invoice.js');
  await host.page.clock.pauseAt('2026-03-02T12:10:00Z');
  await host.page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const session = {
      get: async () => {
        await promise;
        return { token: 'guest_secret', expiresAt: new Date(Date.now() + 3_600_000).toISOString() };
      },
    };
    Object.assign(window, { letTheInvoiceCome: resolve });
    Object.assign(document.querySelector('quittance-invoice') as object, { session });
  });
  await host.page.clock.runFor(1000);
  await host.page.evaluate(() => {
    const { letTheInvoiceCome } = window as unknown as { letTheInvoiceCome: () => void };
    Object.assign(document.querySelector('quittance-invoice') as object, {
      messages: { 'invoice-document': { from: 'Seller' } },
    });
    letTheInvoiceCome();
  });
  await expect(host.page.getByText('Workshop')).toBeVisible();
  await host.page.clock.runFor(1000);
  await expect(host.page.getByRole('heading', { name: 'Seller' })).toBeVisible();
});

test('a boolean attribute follows the rules of HTML', async ({ host }) => {
  await host.open(`<quittance-invoice invoice-id="${invoiceId}" preview=""></quittance-invoice>`);
  await host.load('single/invoice.js');
  await giveSession(host.page);
  const options = host.page.getByRole('heading', { name: 'Payment options' });
  await expect(host.page.getByText('Workshop')).toBeVisible();
  await expect(options).toBeHidden();
  await host.page.locator('quittance-invoice').evaluate((widget) => widget.removeAttribute('preview'));
  await expect(options).toBeVisible();
  await host.page.locator('quittance-invoice').evaluate((widget) => widget.setAttribute('preview', 'preview'));
  await expect(options).toBeHidden();
  await host.page.locator('quittance-invoice').evaluate((widget) => widget.setAttribute('preview', 'false'));
  await expect(options).toBeVisible();
});

test('removing an attribute restores the default', async ({ host }) => {
  await host.open(`<quittance-invoice invoice-id="${invoiceId}" locale="es"></quittance-invoice>`);
  await host.load('single/invoice.js');
  await giveSession(host.page);
  await expect(host.page.getByText('Facturar a')).toBeVisible();
  await host.page.locator('quittance-invoice').evaluate((widget) => widget.removeAttribute('locale'));
  await expect(host.page.getByText('Bill to')).toBeVisible();
});

test('properties set before the script loads are kept', async ({ host }) => {
  await host.open(element);
  await giveSession(host.page);
  await host.load('single/invoice.js');
  await expect(host.page.getByText('Workshop')).toBeVisible();
  const isOwn = (widget: Element) =>
    Object.hasOwn(widget, 'session') || !(widget as unknown as { session: unknown }).session;
  expect(await whenSettled(host.page, () => host.page.locator('quittance-invoice').evaluate(isOwn))).toBe(false);
});

test('a move in the page keeps the person’s input, a removal ends the widget', async ({ host }) => {
  await host.open(`${element}<section></section>`);
  await host.load('single/invoice.js');
  await giveSession(host.page);
  const option = host.page.getByRole('button', { name: 'US Bank Account (including fintech neobanks)' });
  await option.click();
  await expect(option).toHaveAttribute('aria-expanded', 'false');
  await host.page.evaluate(() => {
    document.querySelector('section')?.append(document.querySelector('quittance-invoice') as Element);
  });
  await expect(option).toHaveAttribute('aria-expanded', 'false');
  expect(await whenSettled(host.page, () => host.api.callsOf('get-from-invite'))).toHaveLength(1);

  const widget = await host.page.locator('quittance-invoice').elementHandle();
  await widget?.evaluate((gone) => gone.remove());
  await expect.poll(() => widget?.evaluate((gone) => gone.shadowRoot?.querySelector('div')?.childElementCount)).toBe(0);
  await widget?.evaluate((back) => document.querySelector('section')?.append(back));
  await expect(option).toHaveAttribute('aria-expanded', 'true');
});

test('importing the package on a server does nothing and throws nothing', async () => {
  const script = `
    const { createQuittance, defineInvoice } = await import(${JSON.stringify(builtPackage)});
    const quittance = createQuittance({ baseUrl: '${apiOrigin}', session: { get: () => Promise.reject() } });
    console.log(String(defineInvoice()), quittance.i18n.language);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script]);
  expect(stdout.trim()).toBe('undefined en');
});

test('events bubble through every shadow root under one prefix and contain no personal data', async ({ host }) => {
  await host.open(element);
  await host.load('single/invoice.js');
  await giveSession(host.page);
  await expect
    .poll(host.heard)
    .toEqual([{ name: 'ready', detail: { invoiceId }, composed: true, target: 'quittance-invoice' }]);
});

test('text in an attribute never becomes a function of the page', async ({ host }) => {
  await host.open(`<quittance-invoice invoice-id="${invoiceId}" session="alert" messages="{}"></quittance-invoice>`);
  await host.load('single/invoice.js');
  const sessionOf = (widget: Element) => (widget as unknown as { session: unknown }).session;
  const session = () => host.page.locator('quittance-invoice').evaluate(sessionOf);
  expect(await whenSettled(host.page, session)).toBeUndefined();
});

test('many changes of one task render once', async ({ host }) => {
  await host.open('<section></section>');
  await host.load('single/invoice.js');
  const countRenders = async (id: string) => {
    const widget = document.createElement('quittance-invoice');
    let count = 0;
    const render = Symbol.for('r2wc.render');
    const original = Reflect.get(widget, render) as () => void;
    Reflect.set(widget, render, () => {
      count += 1;
      original.call(widget);
    });
    document.querySelector('section')?.append(widget);
    const { guestSession } = window as unknown as { guestSession: unknown };
    Object.assign(widget, { session: guestSession });
    widget.setAttribute('invoice-id', 'inv_another');
    widget.setAttribute('locale', 'es');
    widget.setAttribute('invoice-id', id);
    await Promise.resolve();
    return count;
  };
  const renders = await whenSettled(host.page, () => host.page.evaluate(countRenders, invoiceId));
  expect(renders).toBe(1);
  await expect(host.page.getByText('Workshop')).toBeVisible();
  expect(await whenSettled(host.page, () => host.api.callsOf('get-from-invite'))).toHaveLength(1);
});

test('styles reach the shadow root without any style element', async ({ host }) => {
  await host.open(element);
  await host.load('single/invoice.js');
  await giveSession(host.page);
  await expect(host.page.getByText('Workshop')).toBeVisible();
  const styles = () =>
    host.page.locator('quittance-invoice').evaluate(({ shadowRoot }) => ({
      sheets: shadowRoot?.adoptedStyleSheets.length,
      inline: shadowRoot?.querySelectorAll('style').length,
    }));
  const found = await whenSettled(host.page, styles);
  expect(found.sheets).toBeGreaterThan(5);
  expect(found.inline).toBe(0);
});

test('of two versions on one page the first stays, and the page gets an event', async ({ host }) => {
  await host.open(element);
  await host.page.evaluate(() => {
    customElements.define(
      'quittance-invoice',
      class extends HTMLElement {
        static version = '0.0.1';
      },
    );
  });
  await host.load('single/invoice.js');
  await expect
    .poll(async () => (await host.heard())[0])
    .toMatchObject({ name: 'version-conflict', detail: { tag: 'quittance-invoice', kept: '0.0.1' } });
});

test('loading the same version twice is no conflict, and another prefix works beside it', async ({ host }) => {
  await host.open(element);
  await host.load('single/invoice.js');
  await host.load('elements/invoice.js');
  const defineAnother = async (address: string) => {
    const { defineInvoice } = await import(address);
    defineInvoice({ prefix: 'shop' });
    return customElements.get('shop-invoice') !== undefined;
  };
  const address = `${apiOrigin}/widgets/index/index.js`;
  expect(await whenSettled(host.page, () => host.page.evaluate(defineAnother, address))).toBe(true);
  expect(await whenSettled(host.page, host.heard)).toEqual([]);
});
