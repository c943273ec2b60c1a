import { whenSettled } from '../support/settled.ts';
import { expect, giveSession, invoiceId, openInvoice, test } from './widget-page.ts';

/* A widget's text inherits no style of the host's page. */

const bankDebit = `<quittance-bank-debit invoice-id="${invoiceId}"></quittance-bank-debit>`;

/** Properties that follow the page on purpose: direction, colour scheme and visibility. */
const followed = ['direction', 'color-scheme', 'visibility'];

/** Runs in the page: finds every inherited property with a value other than its initial one, by trial. */
function findInherited(): [property: string, value: string][] {
  const parent = document.createElement('div');
  const child = document.createElement('div');
  // Without boxes, so that no size of the one follows from the other.
  for (const element of [parent, child]) element.style.display = 'contents';
  parent.append(child);
  document.body.append(parent);
  const values = [
    'preserve',
    'nowrap',
    'transparent',
    'red',
    'none',
    'hidden',
    'collapse',
    '7px',
    '3',
    'all',
    'always',
    'pre',
    'wait',
    'rtl',
    'dark',
  ];
  values.push(
    'center',
    'justify',
    'uppercase',
    'vertical-rl',
    'bold',
    'italic',
    '1px 1px red',
    '"smcp"',
    'break-all',
    'auto',
  );
  values.push(
    'both',
    'top',
    'under',
    'strict',
    'antialiased',
    'small-caps',
    'fantasy',
    'bottom',
    'inside',
    '"<" ">"',
    'manual',
  );
  values.push(
    'hide',
    'each-line',
    'anywhere',
    'upright',
    'sideways',
    'evenodd',
    'square',
    'bevel',
    'stroke',
    'pixelated',
    '50%',
  );
  values.push(
    'stable',
    'optimizeSpeed',
    'crispedges',
    'end',
    'balance',
    'condensed',
    'exact',
    'weight style',
    'force-hidden',
  );
  const initial = getComputedStyle(parent);
  const properties = [...initial].filter((name) => !name.startsWith('--'));
  const start = Object.fromEntries(properties.map((name) => [name, initial.getPropertyValue(name)]));
  const found: [string, string][] = [];
  for (const name of properties) {
    for (const value of values) {
      parent.style.setProperty(name, value);
      const [own, inherited] = [parent, child].map((element) => getComputedStyle(element).getPropertyValue(name));
      parent.style.removeProperty(name);
      if (own !== start[name] && own === inherited) {
        found.push([name, value]);
        break;
      }
    }
  }
  parent.remove();
  return found;
}

test('inherited styles of the page change nothing in the text of an authorization', async ({ host }) => {
  await host.open(bankDebit);
  await host.load('single/bank-debit.js');
  await giveSession(host.page);
  await host.page.getByRole('button', { name: 'Pay $3,700.00' }).click();
  await host.page.frameLocator('iframe').getByRole('button', { name: 'First Sandbox Bank' }).click();
  await host.page.getByText('I authorize one debit of $3,700.00.').waitFor();
  const inherited = await whenSettled(host.page, () => host.page.evaluate(findInherited));
  const names = inherited.map(([name]) => name);
  for (const known of [
    '-webkit-text-fill-color',
    'text-shadow',
    'white-space-collapse',
    'text-indent',
    'word-spacing',
  ]) {
    expect(names).toContain(known);
  }
  for (const known of ['font-feature-settings', 'cursor', 'visibility', 'pointer-events', 'writing-mode']) {
    expect(names).toContain(known);
  }
  const findLeaks = ([properties, kept]: readonly [typeof inherited, typeof followed]) => {
    const shadow = document.querySelector('quittance-bank-debit')?.shadowRoot as ShadowRoot;
    const seen = [shadow.querySelector('.q-root'), shadow.querySelector('.q-debit-terms__text')] as Element[];
    const read = (name: string) => seen.map((element) => getComputedStyle(element).getPropertyValue(name)).join();
    return properties
      .filter(([name]) => !kept.includes(name))
      .filter(([name, value]) => {
        const before = read(name);
        document.body.style.setProperty(name, value);
        const after = read(name);
        document.body.style.removeProperty(name);
        return before !== after;
      })
      .map(([name]) => name);
  };
  const leaks = () => host.page.evaluate(findLeaks, [inherited, followed] as const);
  expect(await whenSettled(host.page, leaks)).toEqual([]);
});

test('a page that hides its widget can’t hide the text of an open dialog alone', async ({ host }) => {
  await host.open(bankDebit);
  await host.load('single/bank-debit.js');
  await giveSession(host.page);
  await host.page.getByRole('button', { name: 'Pay $3,700.00' }).click();
  await host.page.frameLocator('iframe').getByRole('button', { name: 'First Sandbox Bank' }).click();
  await host.page.evaluate(() => document.body.style.setProperty('visibility', 'hidden'));
  await expect(host.page.getByText('I authorize one debit of $3,700.00.')).toBeVisible();
});

test('the widget ignores user-select and cursor of the page', async ({ host }) => {
  await host.open(bankDebit);
  await host.load('single/bank-debit.js');
  await giveSession(host.page);
  const title = host.page.getByRole('heading', { name: 'Invoice INV-2026-0042' });
  await expect(title).toBeVisible();
  await host.page.evaluate(() => {
    document.body.style.cursor = 'wait';
    document.body.style.userSelect = 'none';
  });
  await expect(title).toHaveCSS('cursor', 'auto');
  await title.selectText();
  await expect.poll(() => host.page.evaluate(() => String(getSelection()))).toContain('INV-2026-0042');
});

test('the root declares its language, and formats dates and amounts in it', async ({ host }) => {
  const root = host.page.locator('.q-root');
  host.api.answer('get-from-invite', { data: openInvoice });
  await host.open(`<quittance-invoice invoice-id="${invoiceId}" locale="es-MX"></quittance-invoice>`);
  await host.load('single/invoice.js');
  await giveSession(host.page);
  await expect(host.page.getByText('Facturar a')).toBeVisible();
  await expect(root).toHaveAttribute('lang', 'es-MX');
  await host.page.locator('quittance-invoice').evaluate((widget) => widget.setAttribute('locale', 'de-DE'));
  await expect(host.page.getByText('Bill to')).toBeVisible();
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(host.page.getByText('$3,700.00').first()).toBeVisible();
  await expect(host.page.getByText('14 Mar, 2026').first()).toBeVisible();
});
