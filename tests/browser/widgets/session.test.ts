import { bundleFixture } from '../support/bundle-fixture.ts';
import { whenSettled } from '../support/settled.ts';
import { expect, giveSession, type HostPage, invoiceId, namesHeard, openInvoice, test } from './widget-page.ts';

const invoice = `<quittance-invoice invoice-id="${invoiceId}"></quittance-invoice>`;
const bankDebit = `<quittance-bank-debit invoice-id="${invoiceId}"></quittance-bank-debit>`;

/** Gives the first widget a new session object, like an inline object in a host's render. */
const swapSession = (host: HostPage, token: string, account?: string) =>
  host.page.evaluate(
    ([nextToken, nextAccount]) => {
      const page = window as unknown as { swapped?: string[] };
      page.swapped ??= [];
      const calls = page.swapped;
      const session = {
        account: nextAccount,
        get: async ({ reason }: { reason: string }) => {
          calls.push(`${nextToken} ${reason}`);
          return { token: nextToken, expiresAt: Date.now() + 3_600_000 };
        },
      };
      Object.assign(document.querySelector('quittance-invoice, quittance-bank-debit') as object, { session });
    },
    [token, account] as const,
  );

const swappedCalls = (host: HostPage) =>
  whenSettled(host.page, () => host.page.evaluate(() => (window as unknown as { swapped?: string[] }).swapped ?? []));

/** The tokens of all calls, once the page is at rest. */
const tokens = (host: HostPage, call = 'get-from-invite') =>
  whenSettled(host.page, () => host.api.callsOf(call).map(({ headers }) => headers['invoice-invite-token']));

/** Number of `complete` events that the host received, once the page is at rest. */
const completions = async (host: HostPage) => (await namesHeard(host)).filter((name) => name === 'complete');

async function openAuthorization(host: HostPage): Promise<void> {
  await host.page.getByRole('button', { name: 'Pay $3,700.00' }).click();
  await host.page.frameLocator('iframe').getByRole('button', { name: 'First Sandbox Bank' }).click();
  await host.page.getByRole('checkbox').check();
}

test('a new session object doesn’t change an open authorization', async ({ host }) => {
  await host.open(bankDebit);
  await host.load('single/bank-debit.js');
  await giveSession(host.page);
  await openAuthorization(host);
  await swapSession(host, 'guest_swapped');
  await expect(host.page.getByRole('checkbox')).toBeChecked();
  await host.page.getByRole('button', { name: 'Authorize and pay $3,700.00' }).click();
  await expect(host.page.getByText('Thank you! Your payment has been processed successfully.')).toBeVisible();
  expect(await tokens(host)).toEqual(['guest_secret']);
  expect(await swappedCalls(host)).toEqual([]);
});

test('the callback of a new session object is called when the token is refused', async ({ host }) => {
  await host.open(bankDebit);
  await host.load('single/bank-debit.js');
  await giveSession(host.page);
  await host.page.getByRole('button', { name: 'Pay $3,700.00' }).waitFor();
  await swapSession(host, 'guest_swapped');
  const data = { token: 't', expiresAt: '2030-01-01T00:00:00Z', windowUrl: 'https://pay.test/bank-linking?token=t' };
  host.api.answer('token', { status: 401, code: 'ExpiredInviteTokenError' }, { data });
  await openAuthorization(host);
  expect(await swappedCalls(host)).toEqual(['guest_swapped unauthorized']);
  expect(await tokens(host, 'authorization')).toEqual(['guest_swapped']);
});

test('another account reloads the widget with its own token', async ({ host }) => {
  await host.open(invoice);
  await host.load('single/invoice.js');
  await swapSession(host, 'guest_ana', 'cus_ana');
  await expect(host.page.getByText('Workshop')).toBeVisible();
  await swapSession(host, 'guest_ana_2', 'cus_ana');
  await swapSession(host, 'guest_bo', 'cus_bo');
  await expect.poll(() => tokens(host)).toEqual(['guest_ana', 'guest_bo']);
  await expect(host.page.getByText('Workshop')).toBeVisible();
});

test('removing the session removes the invoice, and the next session loads it', async ({ host }) => {
  await host.open(invoice);
  await host.load('single/invoice.js');
  await giveSession(host.page);
  await expect(host.page.getByText('Workshop')).toBeVisible();
  await host.page.locator('quittance-invoice').evaluate((widget) => Object.assign(widget, { session: null }));
  await expect(host.page.getByText('Workshop')).toHaveCount(0);
  await swapSession(host, 'guest_next');
  await expect(host.page.getByText('Workshop')).toBeVisible();
  expect(await tokens(host)).toEqual(['guest_secret', 'guest_next']);
});

test('another invoice is requested with its own token', async ({ host }) => {
  const next = { ...openInvoice, _id: 'inv_00000000000000000000000002', number: 'INV-2026-0043' };
  host.api.answer('get-from-invite', { data: openInvoice }, { data: openInvoice }, { data: next });
  await host.open(invoice);
  await host.load('single/invoice.js');
  await swapSession(host, 'guest_first');
  await expect(host.page.getByText('INV-2026-0042').first()).toBeVisible();
  await swapSession(host, 'guest_next');
  await host.page
    .locator('quittance-invoice')
    .evaluate((widget, id) => widget.setAttribute('invoice-id', id), next._id);
  await expect(host.page.getByText('INV-2026-0043').first()).toBeVisible();
  expect(await tokens(host)).toEqual(['guest_first', 'guest_first', 'guest_next']);
});

const hosts = [
  ['the element in React', 'react', 'data-element'],
  ['the component in React', 'react', ''],
  ['the component in preact', 'preact', ''],
] as const;

/** Holds back the payment's answer until it is released. */
async function holdPayment(host: HostPage): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await host.page.route('**/ach-debit/pay', async (route) => {
    if (route.request().method() === 'POST') await promise;
    await route.fallback();
  });
  return resolve;
}

for (const [name, runtime, attribute] of hosts) {
  test.describe(`in strict mode, ${name}`, () => {
    test.beforeEach(async ({ host }) => {
      const script = await bundleFixture('widgets/src/widget/react-host-fixtures.tsx', runtime);
      await host.open(`<div id="react-host" ${attribute}></div>`, script);
      await host.load('single/bank-debit.js');
      await host.page.evaluate(() => dispatchEvent(new Event('start-react-host')));
    });

    test('keeps an open authorization through every render of its host', async ({ host }) => {
      await openAuthorization(host);
      await host.page.locator('#render').dispatchEvent('click');
      await expect(host.page.getByText('Render 1')).toBeVisible();
      await expect(host.page.getByRole('checkbox')).toBeChecked();
      const reads = await whenSettled(host.page, () => host.api.callsOf('get-from-invite'));
      expect(reads.length).toBeLessThanOrEqual(2);
    });

    test('shows a payment under way after a remount, and its outcome', async ({ host }) => {
      await openAuthorization(host);
      const answer = await holdPayment(host);
      await host.page.getByRole('button', { name: 'Authorize and pay $3,700.00' }).click();
      await expect(host.page.getByText('Processing payment...')).toBeVisible();
      await host.page.locator('#remount').dispatchEvent('click');
      await expect(host.page.getByText('Mount 1')).toBeVisible();
      await expect(host.page.getByText('Processing payment...')).toBeVisible();
      answer();
      await expect(host.page.getByText('Thank you! Your payment has been processed successfully.')).toBeVisible();
      expect(await whenSettled(host.page, () => host.api.callsOf('pay'))).toHaveLength(1);
    });
  });
}

test.describe('a payment under way', () => {
  test.beforeEach(async ({ host }) => {
    await host.open(`<section>${bankDebit}</section>`);
    await host.load('single/bank-debit.js');
    await giveSession(host.page);
    await openAuthorization(host);
  });

  const pay = (host: HostPage) => host.page.getByRole('button', { name: 'Authorize and pay $3,700.00' }).click();

  /** Replaces the widget by a new one. */
  async function replaceWidget(host: HostPage, whileAway: () => Promise<void> = async () => {}): Promise<void> {
    await host.page.evaluate(() => document.querySelector('section')?.replaceChildren());
    await whileAway();
    await host.page.evaluate((id) => {
      const widget = document.createElement('quittance-bank-debit');
      widget.setAttribute('invoice-id', id);
      document.querySelector('section')?.append(widget);
    }, invoiceId);
    await giveSession(host.page);
  }

  test('is shown by the next widget, which reports the outcome to the host', async ({ host }) => {
    const answer = await holdPayment(host);
    await pay(host);
    await replaceWidget(host);
    await expect(host.page.getByText('Processing payment...')).toBeVisible();
    answer();
    await expect(host.page.getByText('Thank you! Your payment has been processed successfully.')).toBeVisible();
    expect(await completions(host)).toHaveLength(1);
    await host.page.getByRole('button', { name: 'Done' }).click();
    await expect(host.page.getByText('Your payment is processing.', { exact: false })).toBeVisible();
    await expect(host.page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  });

  test('that ended without a widget is reported by the next one', async ({ host }) => {
    const answer = await holdPayment(host);
    await pay(host);
    await replaceWidget(host, async () => {
      const answered = host.page.waitForResponse('**/ach-debit/pay');
      answer();
      await answered;
    });
    await expect(host.page.getByText('Thank you! Your payment has been processed successfully.')).toBeVisible();
    expect(await completions(host)).toHaveLength(1);
  });

  test('keeps its key, so that a check from another widget can’t pay twice', async ({ host }) => {
    host.api.answer('pay', 'abort');
    await pay(host);
    const check = host.page.getByRole('button', { name: 'Check the payment' });
    await expect(check).toBeVisible();
    await replaceWidget(host);
    await expect(check).toBeVisible();
    await check.click();
    await expect(check).toBeEnabled();
    await expect(host.page.getByRole('button', { name: /^Pay/, disabled: false })).toHaveCount(0);
    const keys = host.api.callsOf('pay').map(({ headers }) => headers['idempotency-key']);
    expect(keys.length).toBeGreaterThanOrEqual(4);
    expect(new Set(keys).size).toBe(1);
  });

  test('is not shown to another account', async ({ host }) => {
    await holdPayment(host);
    await pay(host);
    await swapSession(host, 'guest_bo', 'cus_bo');
    await expect(host.page.getByRole('button', { name: 'Pay $3,700.00' })).toBeVisible();
    await expect(host.page.getByRole('dialog')).toHaveCount(0);
  });
});
