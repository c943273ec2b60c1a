import { whenSettled } from '../support/settled.ts';
import {
  expect,
  giveSession,
  type HostPage,
  invoiceId,
  namesHeard,
  openInvoice,
  paidInvoice,
  test,
  violationsOn,
} from './widget-page.ts';

const fallback = '<a slot="fallback" href="/pay">Pay on our page</a>';
const element = `<quittance-invoice invoice-id="${invoiceId}">${fallback}</quittance-invoice>`;

async function openWidget(host: HostPage, body = element): Promise<void> {
  await host.open(body);
  await host.load('single/invoice.js');
  await giveSession(host.page);
}

test('shows seller, buyer, items, total and due date', async ({ host }) => {
  await openWidget(host);
  for (const text of ['Lark Studio', 'Harbor Supply Co.', '14 Mar, 2026', 'INV-2026-0042', 'Workshop']) {
    await expect(host.page.getByText(text).first()).toBeVisible();
  }
  await expect(host.page.getByText('$3,700.00').first()).toBeVisible();
  await expect(host.page.getByRole('columnheader')).toHaveText(['Item/service', 'Unit price', 'Qty', 'Amount']);
  expect(await violationsOn(host)).toEqual([]);
});

test('sends the guest’s token as the invite header and no credentials', async ({ host }) => {
  await openWidget(host);
  await expect(host.page.getByText('Workshop')).toBeVisible();
  const [call] = host.api.callsOf('get-from-invite');
  expect(call?.headers['invoice-invite-token']).toBe('guest_secret');
  expect(call?.headers.cookie).toBeUndefined();
});

const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAHgAAAAoCAIAAAC6iKlyAAAAUklEQVR42u3QQQ0AAAgEoAtjEEMb0BbOBxsJSPVwIApEi0a0aNEWRItGtGjRFkSLRrRo0YgWjWjRohEtGtGiRSNaNKJFi0a0aESLFo1o0Yj+ZwH5f4Mt7l/6OAAAAABJRU5ErkJggg==',
  'base64',
);

test('shows the seller’s logo under the documented policy, and no gap where it can’t be read', async ({ host }) => {
  host.api.answer('get-from-invite', { data: { ...openInvoice, businessLogoDriveFileId: 'fil_1' } });
  host.api.answer('fileimage', { file: logo, type: 'image/png' });
  await openWidget(host);
  const picture = host.page.getByRole('img', { name: 'Lark Studio', exact: true });
  // Drawn: the canvas has the size of the picture.
  await expect
    .poll(() => picture.evaluate(({ width, height }: HTMLCanvasElement) => [width, height]))
    .toEqual([120, 40]);
  await expect
    .poll(() => host.api.callsOf('fileimage').map(({ headers }) => headers['invoice-invite-token']))
    .toEqual(['guest_secret']);
  expect(await violationsOn(host)).toEqual([]);

  host.api.answer('fileimage', { status: 404, code: 'NotFoundError' });
  await openWidget(host);
  await expect(host.page.getByText('Workshop')).toBeVisible();
  await expect(picture).toHaveCount(0);
});

test('tells the server the widget’s language', async ({ host }) => {
  await openWidget(host, `<quittance-invoice invoice-id="${invoiceId}" locale="es-MX"></quittance-invoice>`);
  await expect(host.page.getByText('Workshop')).toBeVisible();
  expect(
    await whenSettled(host.page, () =>
      host.api.callsOf('get-from-invite').map(({ headers }) => headers['accept-language']),
    ),
  ).toEqual(['es-MX']);
});

for (const [what, lang, attribute, tag, amount] of [
  ['a page in es_MX', 'es_MX', '', 'es-MX', 'USD 3,700.00'],
  ['the locale en_US', 'es', 'locale="en_US"', 'en-US', '$3,700.00'],
  ['a locale that is no tag', 'es', 'locale="not a tag!"', undefined, '$3,700.00'],
] as const) {
  test(`${what} gets its invoice, without a language header that would cause a preflight`, async ({ host }) => {
    await host.open(
      `<quittance-invoice invoice-id="${invoiceId}" ${attribute}></quittance-invoice>`,
      `document.documentElement.lang = '${lang}';`,
    );
    await host.load('single/invoice.js');
    await giveSession(host.page);
    await expect(host.page.getByText('Workshop')).toBeVisible();
    await expect(host.page.getByText(amount).first()).toBeVisible();
    const calls = await whenSettled(host.page, () => host.api.calls);
    const browsers = await host.page.evaluate(() => navigator.language);
    for (const { headers } of calls) expect(headers['accept-language']).toMatch(tag ?? new RegExp(`^${browsers}`));
  });
}

test('offers bank debit only for US dollars', async ({ host }) => {
  host.api.answer('get-from-invite', { data: { ...openInvoice, currency: 'EUR' } });
  await openWidget(host);
  await expect(host.page.getByText('This invoice can’t be paid online.')).toBeVisible();
});

test('opens the bank debit of a logged-out viewer with several options by a click', async ({ host }) => {
  const paymentMethods = {
    ...openInvoice.paymentMethods,
    cardPayment: { enabled: true },
    externalPayment: { enabled: true, instructions: 'Cheque to Lark Studio' },
  };
  host.api.answer('get-from-invite', { data: { ...openInvoice, paymentMethods } });
  await openWidget(host);
  const options = host.page.getByRole('region', { name: 'Payment options' }).locator('h4').getByRole('button');
  await expect(options).toHaveText([
    'Pay Lark Studio directly',
    'Credit or debit card',
    'US Bank Account (including fintech neobanks)',
  ]);
  for (const option of await options.all()) await expect(option).toHaveAttribute('aria-expanded', 'false');
  const pay = host.page.getByRole('button', { name: 'Pay $3,700.00', exact: false });
  await expect(pay).toHaveCount(0);
  await options.nth(2).click();
  await expect(options.nth(2)).toHaveAttribute('aria-expanded', 'true');
  await expect(pay).toBeVisible();
  await expect(options.nth(1)).toHaveAttribute('aria-expanded', 'false');
  expect(await violationsOn(host)).toEqual([]);
});

test('shows the sender’s own organization no bank debit to open', async ({ host }) => {
  host.api.answer('get-from-invite', { data: { ...openInvoice, viewer: 'seller' } });
  await openWidget(host);
  await expect(host.page.getByRole('heading', { name: 'How the buyer can pay' })).toBeVisible();
  await expect(host.page.getByRole('button', { name: 'US Bank Account', exact: false })).toHaveCount(0);
  await expect(host.page.getByRole('button', { name: 'Pay $3,700.00', exact: false })).toHaveCount(0);
});

test('shows the host’s fallback until it is ready, and if it can’t be loaded', async ({ host }) => {
  host.api.answer('get-from-invite', { status: 500, code: 'InternalError' }, { data: openInvoice });
  await host.open(element);
  const link = host.page.getByRole('link', { name: 'Pay on our page' });
  await expect(link).toBeVisible();
  await host.load('single/invoice.js');
  await giveSession(host.page);
  await expect(host.page.getByText('We were unable to load your invoice.')).toBeVisible();
  await expect(link).toBeVisible();
  expect(await violationsOn(host)).toEqual([]);
  await host.page.getByRole('button', { name: 'Try again' }).click();
  await expect(host.page.getByText('Workshop')).toBeVisible();
  await expect(link).toBeHidden();
  expect(await namesHeard(host)).toEqual(['load-error', 'ready']);
});

test('refuses to show another invoice than the requested one', async ({ host }) => {
  host.api.answer('get-from-invite', { data: { ...openInvoice, _id: 'inv_00000000000000000000000009' } });
  await openWidget(host);
  await expect(host.page.getByText('This invoice can’t be found.')).toBeVisible();
  await expect(host.page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('says that the session has ended, and continues with a new one', async ({ host }) => {
  await host.open(element);
  await host.load('single/invoice.js');
  await host.page.evaluate(() => {
    let calls = 0;
    const session = {
      get: async () => {
        calls += 1;
        if (calls === 1) throw new Error('signed out');
        return { token: 'guest_secret', expiresAt: Date.now() + 3_600_000 };
      },
    };
    Object.assign(document.querySelector('quittance-invoice') as object, { session });
  });
  await expect(host.page.getByText('Your session has expired.')).toBeVisible();
  expect(await namesHeard(host)).toEqual(['session-expired', 'load-error']);
  await host.page.getByRole('button', { name: 'Try again' }).click();
  await expect(host.page.getByText('Workshop')).toBeVisible();
});

test('says that a link is not valid after one request, and offers no retry', async ({ host }) => {
  host.api.answer('get-from-invite', { status: 401, code: 'InvalidInviteTokenError' });
  await openWidget(host);
  await expect(host.page.getByText('This link is not valid.', { exact: false })).toBeVisible();
  await expect(host.page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  expect(await whenSettled(host.page, () => host.api.callsOf('get-from-invite'))).toHaveLength(1);
});

test('requests one session for all widgets that wait for it', async ({ host }) => {
  await host.open(element + element + element);
  await host.load('single/invoice.js');
  await giveSession(host.page);
  await expect(host.page.getByText('Workshop')).toHaveCount(3);
  const asked = () => host.page.evaluate(() => (window as unknown as { sessionCalls: string[] }).sessionCalls);
  expect(await whenSettled(host.page, asked)).toEqual(['start']);
});

test('changes language and direction live, and keeps the person’s input', async ({ host }) => {
  await openWidget(host);
  const option = host.page.locator('.q-option__head');
  await option.click();
  await expect(option).toHaveAttribute('aria-expanded', 'false');
  await host.page.locator('quittance-invoice').evaluate((widget) => {
    widget.setAttribute('locale', 'es-MX');
    widget.setAttribute('dir', 'rtl');
  });
  await expect(host.page.getByRole('heading', { name: 'Opciones de pago' })).toBeVisible();
  await expect(option).toHaveAttribute('aria-expanded', 'false');
  await expect(option).toHaveCSS('direction', 'rtl');
  expect(await whenSettled(host.page, () => host.api.callsOf('get-from-invite'))).toHaveLength(1);
});

test('follows its own theme, or else the page’s colour scheme', async ({ host }) => {
  await openWidget(host);
  const sheet = host.page.locator('article');
  const background = () => sheet.evaluate((found) => getComputedStyle(found).backgroundColor);
  await expect(host.page.getByText('Workshop')).toBeVisible();
  const light = await whenSettled(host.page, background);
  await host.page.locator('quittance-invoice').evaluate((widget) => widget.setAttribute('theme', 'dark'));
  await expect(sheet).not.toHaveCSS('background-color', light);
  expect(await violationsOn(host)).toEqual([]);
  await host.page.locator('quittance-invoice').evaluate((widget) => widget.setAttribute('theme', 'auto'));
  await expect(sheet).toHaveCSS('background-color', light);
});

test('fits a phone without overflow', async ({ host }) => {
  await host.page.setViewportSize({ width: 360, height: 740 });
  await openWidget(host);
  await expect(host.page.getByText('Workshop')).toBeVisible();
  const overflow = () => host.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await whenSettled(host.page, overflow)).toBe(0);
});

test('an open invoice whose last debit could not be submitted does not blame the bank', async ({ host }) => {
  host.api.answer('get-from-invite', {
    data: {
      ...openInvoice,
      lastPaymentFailure: { kind: 'refused', code: 'provider_unavailable', failedAt: '2026-03-02T15:00:00Z' },
    },
  });
  await openWidget(host);
  await expect(host.page.getByText('Your last payment could not be submitted')).toBeVisible();
  await expect(host.page.getByText(/returned|provider_unavailable/)).toHaveCount(0);
});

test('an open invoice whose last payment came back says so', async ({ host }) => {
  host.api.answer('get-from-invite', {
    data: { ...openInvoice, lastPaymentFailure: { code: 'R01', failedAt: '2026-03-02T15:00:00Z' } },
  });
  await openWidget(host);
  await expect(host.page.getByText('Your last payment did not go through')).toBeVisible();
  await expect(
    host.page.getByText(
      'Your bank returned this payment on 02 Mar, 2026: insufficient funds (R01). You weren’t charged.',
    ),
  ).toBeVisible();
});

test('keeps the reason of a refused payment while another person pays the invoice', async ({ host }) => {
  host.api.answer('token', { status: 409, code: 'InvoicePaymentProcessingError' });
  host.api.answer('get-from-invite', { data: openInvoice }, { data: paidInvoice });
  await openWidget(host);
  await host.page.getByRole('button', { name: 'Pay $3,700.00' }).click();
  await expect(host.page.getByText('Your payment is processing.', { exact: false })).toBeVisible();
  await expect(host.page.getByRole('dialog')).toContainText('already being paid, in another tab');
  await expect(host.page.getByRole('heading', { name: 'Payment options', includeHidden: true })).toBeHidden();
});

test('explains reserved money, and shows the day of the payment’s authorization', async ({ host }) => {
  host.api.answer('get-from-invite', { data: { ...paidInvoice, status: 'allocated', paidOnDate: '2026-03-03' } });
  await openWidget(host);
  await expect(host.page.getByText('Guaranteed', { exact: true })).toBeVisible();
  await expect(host.page.getByText(/^Paid. Lark Studio receives the money on/)).toBeVisible();
  await expect(host.page.getByText('Payment authorized on 03 Mar, 2026')).toBeVisible();
});

test('shows the label of a PDF for reserved money when it is printed', async ({ host }) => {
  host.api.answer('get-from-invite', { data: { ...paidInvoice, status: 'allocated', paidOnDate: '2026-03-03' } });
  await openWidget(host);
  const onScreen = host.page.getByText('Guaranteed', { exact: true });
  const onPaper = host.page.getByText('Allocated', { exact: true });
  await expect(onScreen).toBeVisible();
  await expect(onPaper).toBeHidden();
  await host.page.emulateMedia({ media: 'print' });
  await expect(onPaper).toBeVisible();
  await expect(onScreen).toBeHidden();
});

test('tells a guest how far the bank debit has come, and what is expected', async ({ host }) => {
  const debit = { ...paidInvoice, paymentMethod: 'bank-debit' };
  const authorized = { step: 'authorized', on: '2026-02-26' };
  const submitted = { step: 'submitted', on: '2026-02-27' };
  const settled = { step: 'settled', on: '2026-02-27' };
  host.api.answer(
    'get-from-invite',
    {
      data: {
        ...debit,
        paymentSteps: [authorized, submitted, { step: 'settled', on: '2026-03-05', isExpected: true }],
      },
    },
    {
      data: {
        ...debit,
        paymentState: 'settled',
        paymentClearsOn: '2026-03-03',
        paymentSteps: [authorized, submitted, settled, { step: 'cleared', on: '2026-03-03', isExpected: true }],
      },
    },
  );
  await openWidget(host);
  const timeline = host.page.getByRole('region', { name: 'Your bank debit' });
  await expect(timeline.getByRole('term')).toHaveText([
    'Authorized',
    'Taken by your bank',
    'Paid by your bank',
    'Cleared',
  ]);
  await expect(timeline).toContainText('26 Feb, 2026');
  await expect(timeline).toContainText('27 Feb, 2026');
  await expect(timeline).toContainText('Expected by 05 Mar, 2026');
  await expect(timeline).toContainText('until then, your bank can return it');
  expect(await violationsOn(host)).toEqual([]);

  await openWidget(host);
  await expect(timeline).toContainText('Expected by 03 Mar, 2026');
  await expect(timeline.getByText('Expected by')).toHaveCount(1);
});

test('prints where a bank transfer goes, as the PDF does', async ({ host }) => {
  const paymentMethods = { achDirectDebit: { enabled: false }, bankTransfer: { enabled: true } };
  host.api.answer('get-from-invite', { data: { ...openInvoice, paymentMethods } });
  host.api.answer('bank-transfer', {
    data: {
      currency: 'USD',
      holderName: 'Lark Studio LLC',
      local: { bankName: 'First Sandbox Bank', fields: [{ name: 'accountNumber', value: '000123456789' }] },
      swift: { bankName: 'First Sandbox Bank', fields: [{ name: 'bic', value: 'FSBKUS33' }] },
      amount: { $numberDecimal: '3700.00' },
      reference: 'RF18 INV4 2',
    },
  });
  await openWidget(host);
  await expect(host.page.getByText('Workshop')).toBeVisible();
  await host.page.emulateMedia({ media: 'print' });
  const printed = host.page.locator('.q-offered');
  for (const text of ['Lark Studio LLC', '000123456789', 'First Sandbox Bank', 'RF18 INV4 2']) {
    await expect(printed).toContainText(text);
  }
});

test('scrolls to its top once the payer is done', async ({ host }) => {
  await host.page.setViewportSize({ width: 390, height: 600 });
  await openWidget(host);
  await host.page.getByRole('button', { name: 'Pay $3,700.00' }).click();
  await host.page.frameLocator('iframe').getByRole('button', { name: 'First Sandbox Bank' }).click();
  await host.page.getByRole('checkbox').check();
  await host.page.getByRole('button', { name: /^Authorize and pay/ }).click();
  await host.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await host.page.getByRole('button', { name: 'Done' }).click();
  const sheet = host.page.locator('article');
  await expect(sheet).toBeFocused();
  await expect.poll(() => sheet.evaluate((found) => Math.abs(Math.round(found.getBoundingClientRect().top)))).toBe(0);
});
