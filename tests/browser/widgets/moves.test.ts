import { expect, type FrameLocator, type Page } from '@playwright/test';
import { bundleFixture } from '../support/bundle-fixture.ts';
import { apiOrigin, giveSession, type HostPage, invoiceId, test } from './widget-page.ts';

/* A host moves a widget on its page, adopts it into another document, or puts it into a srcdoc frame. */

const bankDebit = `<quittance-bank-debit invoice-id="${invoiceId}"></quittance-bank-debit>`;
const emptyFrame = `<iframe id="other" width="800" height="900" srcdoc="<!doctype html><html lang='en'><body></body></html>"></iframe>`;

const openDialog = async (place: Page | FrameLocator) => {
  await place.getByRole('button', { name: 'Pay $3,700.00' }).click();
  await place.frameLocator('iframe[src*="bank-linking"]').getByRole('button', { name: 'First Sandbox Bank' }).click();
  await place.getByRole('checkbox').check();
};

const isModal = (place: Page | FrameLocator) =>
  place.locator('dialog').evaluate((dialog) => dialog.matches(':modal') && (dialog as HTMLDialogElement).open);

/** The element that a point in the page's corner hits: the dialog's backdrop belongs to the widget, the page is inert. */
const hitInCorner = ({ page }: HostPage) => page.evaluate(() => document.elementFromPoint(2, 2)?.localName);

test('a widget that is moved in the page keeps its dialog modal, with focus and input', async ({ host }) => {
  await host.open(`<button type="button">Host</button>${bankDebit}<section></section>`);
  await host.load('single/bank-debit.js');
  await giveSession(host.page);
  await openDialog(host.page);
  await expect(host.page.getByRole('checkbox')).toBeFocused();
  await host.page.evaluate(() => {
    document.querySelector('section')?.append(document.querySelector('quittance-bank-debit') as Element);
  });
  await expect.poll(() => isModal(host.page)).toBe(true);
  await expect.poll(() => hitInCorner(host)).toBe('quittance-bank-debit');
  await expect(host.page.getByRole('checkbox')).toBeChecked();
  await expect(host.page.getByRole('checkbox')).toBeFocused();
  await host.page.keyboard.press('Escape');
  await expect(host.page.getByRole('dialog')).toHaveCount(0);
});

test('a widget can be moved any number of times, also together with its parent', async ({ host }) => {
  await host.open(`<div id="around">${bankDebit}</div><section></section><aside></aside>`);
  await host.load('single/bank-debit.js');
  await giveSession(host.page);
  await openDialog(host.page);
  for (const place of ['section', 'aside', 'section']) {
    await host.page.evaluate((selector) => {
      document.querySelector(selector)?.append(document.querySelector('#around') as Element);
    }, place);
    await expect.poll(() => isModal(host.page)).toBe(true);
  }
});

for (const runtime of ['react', 'preact'] as const) {
  test(`the component in ${runtime} keeps its dialog modal when its host reorders its children`, async ({ host }) => {
    const script = await bundleFixture('widgets/src/widget/react-host-fixtures.tsx', runtime);
    await host.open('<section></section><div id="react-host"></div>', script);
    await host.page.evaluate(() => dispatchEvent(new Event('start-react-host')));
    await openDialog(host.page);
    await host.page.evaluate(() => {
      document.querySelector('section')?.append(document.querySelector('#react-host') as Element);
    });
    await expect.poll(() => isModal(host.page)).toBe(true);
  });
}

test('a widget that another document adopts keeps its styles, and pays there', async ({ host }) => {
  await host.open(`${bankDebit}${emptyFrame}`);
  await host.load('single/bank-debit.js');
  await giveSession(host.page);
  await expect(host.page.getByRole('button', { name: 'Pay $3,700.00' })).toBeVisible();
  await host.page.evaluate(() => {
    const other = (document.querySelector('#other') as HTMLIFrameElement).contentDocument as Document;
    other.body.append(other.adoptNode(document.querySelector('quittance-bank-debit') as Element));
  });
  const other = host.page.frameLocator('#other');
  const button = other.getByRole('button', { name: 'Pay $3,700.00' });
  await expect(button).toHaveCSS('cursor', 'pointer');
  const countSheets = (widget: Element) => widget.shadowRoot?.adoptedStyleSheets.length;
  await expect.poll(() => other.locator('quittance-bank-debit').evaluate(countSheets)).toBeGreaterThan(5);
  await openDialog(other);
  await other.getByRole('button', { name: 'Authorize and pay $3,700.00' }).click();
  await expect(other.getByText('Thank you! Your payment has been processed successfully.')).toBeVisible();
  await other.getByRole('button', { name: 'Done' }).click();
  await expect(other.getByRole('article')).toBeFocused();
});

test('a widget that moves to another document and back has its styles', async ({ host }) => {
  await host.open(`<section>${bankDebit}</section>${emptyFrame}`);
  await host.load('single/bank-debit.js');
  await giveSession(host.page);
  await host.page.evaluate(() => {
    const widget = document.querySelector('quittance-bank-debit') as Element;
    const other = (document.querySelector('#other') as HTMLIFrameElement).contentDocument as Document;
    other.body.append(widget);
    document.querySelector('section')?.append(widget);
  });
  await expect(host.page.getByRole('button', { name: 'Pay $3,700.00' })).toHaveCSS('cursor', 'pointer');
});

/** A host's page with the widget in a frame without its own address. */
async function openFramed(host: HostPage, sandbox: string): Promise<FrameLocator> {
  const inner = `<!doctype html><html lang='en'><body>${bankDebit.replaceAll('"', "'")}
    <script type='module' crossorigin src='${apiOrigin}/widgets/single/bank-debit.js'></script></body></html>`;
  await host.open(`<iframe id="framed" width="800" height="900" ${sandbox} srcdoc="${inner}"></iframe>`);
  const framed = host.page.frameLocator('#framed');
  await framed.locator('quittance-bank-debit').evaluate((widget) => {
    const get = async () => ({ token: 'guest_secret', expiresAt: Date.now() + 3_600_000 });
    Object.assign(widget, { session: { get } });
  });
  return framed;
}

test('in a srcdoc frame, whose location has no origin, the bank’s window answers', async ({ host }) => {
  const framed = await openFramed(host, '');
  await openDialog(framed);
  await expect(framed.getByRole('button', { name: 'Authorize and pay $3,700.00' })).toBeVisible();
});

test('in a sandboxed frame without an origin the widget says at once that it can’t work', async ({ host }) => {
  const framed = await openFramed(host, 'sandbox="allow-scripts allow-forms"');
  await framed.getByRole('button', { name: 'Pay $3,700.00' }).click();
  await expect(framed.getByText('We were unable to process your request, please try again.')).toBeVisible({
    timeout: 10_000,
  });
});
