import { settled, whenSettled } from '../support/settled.ts';
import {
  apiOrigin,
  expect,
  giveSession,
  type HostPage,
  invoiceId,
  paidInvoice,
  test,
  violationsOn,
} from './widget-page.ts';

/** @returns the refused settings */
async function applyAppearance(host: HostPage, appearance: object): Promise<readonly string[]> {
  const problems: readonly { readonly variable: string }[] = await host.page.evaluate(
    async ([address, given]) => {
      const { applyAppearance: apply } = await import(address);
      return apply(document.querySelector('quittance-invoice'), given);
    },
    [`${apiOrigin}/widgets/single/appearance.js`, appearance] as const,
  );
  return problems.map(({ variable }) => variable);
}

const payButton = (host: HostPage) => host.page.getByRole('button', { name: /pay/i }).first();
const background = (host: HostPage) => payButton(host).evaluate((button) => getComputedStyle(button).backgroundColor);

async function openWidget(host: HostPage, name: 'invoice' | 'bank-debit' = 'invoice'): Promise<void> {
  await host.open(`<quittance-${name} invoice-id="${invoiceId}"></quittance-${name}>`);
  await host.load(`single/${name}.js`);
  await giveSession(host.page);
  await expect(host.page.locator('[part="amount"]')).toBeVisible();
}

/** Adds a style sheet of the host by script, as the strict policy allows. */
const addSheet = (host: HostPage, text: string): Promise<void> =>
  host.page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, text);

test.beforeEach(({ host }) => openWidget(host));

test('a host’s appearance changes a mounted widget, under the strictest policy, and can be taken away', async ({
  host,
}) => {
  const shipped = await whenSettled(host.page, () => background(host));
  const look = { theme: 'light', variables: { colorAccent: '#0a5f38', borderRadius: '0' } };
  const refused = await applyAppearance(host, look);
  expect(refused).toEqual([]);
  await expect.poll(() => background(host)).toBe('rgb(10, 95, 56)');
  await applyAppearance(host, {});
  await expect.poll(() => background(host)).toBe(shipped);
});

test('a host’s own style sheet sets a token on the element', async ({ host }) => {
  await host.page.evaluate(() => {
    document.querySelector<HTMLElement>('quittance-invoice')?.style.setProperty('--quittance-color-accent', '#0a5f38');
  });
  await expect.poll(() => background(host)).toBe('rgb(10, 95, 56)');
});

test('a colour that would hide text is refused, and the host gets its name', async ({ host }) => {
  const refused = await applyAppearance(host, { variables: { colorText: '#fefefe' } });
  expect(refused).toEqual(['colorText']);
});

/** The part names in a widget's shadow root that a host's rules can style, in alphabetical order. */
async function reachedParts(host: HostPage, tag: string): Promise<readonly string[]> {
  const root = host.page.locator(tag);
  await settled(host.page);
  const names = await root.evaluate(({ shadowRoot }) => [
    ...new Set([...(shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap(({ part }) => [...part])),
  ]);
  await addSheet(host, names.map((name, index) => `${tag}::part(${name}) { --reached-${index}: yes }`).join(' '));
  const reached = await root.evaluate(
    ({ shadowRoot }, all) =>
      all.filter((name, index) => {
        const found = shadowRoot?.querySelector(`[part~="${name}"]`);
        return found && getComputedStyle(found).getPropertyValue(`--reached-${index}`) === 'yes';
      }),
    names,
  );
  return reached.sort();
}

test('a host’s style sheet styles a widget by its documented part names', async ({ host }) => {
  const onBoth = ['amount', 'button', 'button-primary', 'sheet', 'status'];
  expect(await reachedParts(host, 'quittance-invoice')).toEqual([...onBoth, 'document', 'invoice', 'payment'].sort());
  await openWidget(host, 'bank-debit');
  expect(await reachedParts(host, 'quittance-bank-debit')).toEqual([...onBoth, 'bank-debit'].sort());
});

test('the status badge and the banner of an invoice are parts', async ({ host }) => {
  host.api.answer('get-from-invite', { data: paidInvoice });
  await openWidget(host);
  expect(await reachedParts(host, 'quittance-invoice')).toEqual(
    ['amount', 'banner', 'document', 'invoice', 'sheet', 'status'].sort(),
  );
});

test('a widget has its parts while it waits for its session', async ({ host }) => {
  await host.open(`<quittance-invoice invoice-id="${invoiceId}"></quittance-invoice>`);
  await host.load('single/invoice.js');
  await expect(host.page.locator('[part="sheet"]')).toBeVisible();
  expect(await reachedParts(host, 'quittance-invoice')).toEqual(['invoice', 'sheet']);
});

/** A widget's sizes of text and spacing. */
const measures = ({ page }: HostPage) =>
  whenSettled(page, () =>
    page.locator('quittance-invoice').evaluate(({ shadowRoot }) =>
      ['sheet', 'amount', 'button', 'payment', 'document'].map((name) => {
        const { fontSize, padding, rowGap, borderRadius } = getComputedStyle(
          shadowRoot?.querySelector(`[part~="${name}"]`) as Element,
        );
        return { name, fontSize, padding, rowGap, borderRadius };
      }),
    ),
  );

test('a host’s root font size changes no size of a widget', async ({ host }) => {
  const shipped = await measures(host);
  await addSheet(host, 'html { font-size: 62.5% }');
  await expect(host.page.locator('html')).toHaveCSS('font-size', '10px');
  expect(await measures(host)).toEqual(shipped);
});

test('larger text set in the browser enlarges a widget', async ({ host }) => {
  await addSheet(host, 'html { font-size: 62.5% }');
  const session = await host.page.context().newCDPSession(host.page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 20 } });
  const [sheet] = await measures(host);
  expect(sheet?.fontSize).toBe('20px');
});

test('every text is readable on a host’s dark surface, even in a light page', async ({ host }) => {
  const refused = await applyAppearance(host, { theme: 'light', variables: { colorSurface: '#0b2545' } });
  expect(refused).toEqual([]);
  const sheet = host.page.locator('[part="sheet"]');
  await expect(sheet).toHaveCSS('background-color', 'rgb(11, 37, 69)');
  expect(await violationsOn(host, ['color-contrast'])).toEqual([]);
});

test('text too small to read is refused', async ({ host }) => {
  const refused = await applyAppearance(host, { variables: { fontSize: '11px' } });
  expect(refused).toEqual(['fontSize']);
});
