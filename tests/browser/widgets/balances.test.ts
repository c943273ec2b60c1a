import { bundleFixture, bundleSheet } from '../support/bundle-fixture.ts';
import { readQrCode } from '../support/qr.ts';
import { settled, whenSettled } from '../support/settled.ts';
import { accounts, answerBalances, iban, noAccounts, openBalances, reference } from './balances-fixtures.ts';
import { apiOrigin, expect, type HostPage, shopOrigin, test, violationsOn } from './widget-page.ts';

const list = ({ page }: HostPage) => page.getByRole('list', { name: 'Accounts' });
const account = (host: HostPage, name: string) => list(host).getByRole('button', { name });

test.beforeEach(({ host }) => answerBalances(host));

test('it says that it is loading, then shows total, funds and accounts, and tells the host', async ({ host }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await host.page.route('**/currency-accounts/balances', async (route) => {
    if (route.request().method() === 'GET') await promise;
    await route.fallback();
  });
  await openBalances(host);
  await expect(host.page.getByText('Loading the accounts…')).toBeAttached();
  resolve();
  await expect(host.page.getByText('$1,790.00')).toBeVisible();
  await expect(host.page.getByRole('region', { name: 'Funds in USD' })).toContainText('$820.00');
  await expect(list(host).getByRole('listitem')).toHaveCount(3);
  await expect(account(host, 'EUR')).toContainText('€500.00');
  await expect(account(host, 'EUR')).toContainText('$540.00');
  await expect.poll(async () => (await host.heard()).map(({ name }) => name)).toEqual(['ready']);
  expect(await violationsOn(host)).toEqual([]);
});

test('without an open account it says so', async ({ host }) => {
  host.api.answer('balances', { data: noAccounts });
  await openBalances(host);
  await expect(host.page.getByText('No accounts yet')).toBeVisible();
  await expect(list(host)).toHaveCount(0);
  expect(await violationsOn(host)).toEqual([]);
});

test('accounts that could not be loaded are loaded by another try', async ({ host }) => {
  host.api.answer('balances', { status: 422, code: 'ValidationError' });
  await openBalances(host);
  await expect(host.page.getByText('We were unable to load your accounts.', { exact: false })).toBeVisible();
  await expect.poll(async () => (await host.heard()).map(({ name }) => name)).toEqual(['load-error']);
  expect(await violationsOn(host)).toEqual([]);
  host.api.answer('balances', { data: accounts });
  await host.page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(account(host, 'USD')).toBeVisible();
});

test('funds that could not be loaded leave the accounts, and are loaded by another try', async ({ host }) => {
  host.api.answer('funds', { status: 422, code: 'ValidationError' });
  await openBalances(host);
  await expect(host.page.getByText('The funds could not be loaded.')).toBeVisible();
  await expect(account(host, 'USD')).toBeVisible();
  answerBalances(host);
  await host.page.getByRole('button', { name: 'Try again' }).click();
  await expect(host.page.getByRole('region', { name: 'Funds in USD' })).toContainText('$820.00');
});

test('a session without the right to read accounts gets no figures, and no second try', async ({ host }) => {
  host.api.answer('balances', { status: 403, code: 'ForbiddenError' });
  host.api.answer('funds', { status: 403, code: 'ForbiddenError' });
  await openBalances(host);
  await expect(host.page.getByText('These accounts can’t be shown.')).toBeVisible();
  await expect(host.page.getByText('Ask the owner of the company for access.')).toBeVisible();
  await expect(host.page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  expect(await violationsOn(host)).toEqual([]);
});

test('a refused token is renewed by the host’s callback', async ({ host }) => {
  host.api.answer('balances', { status: 401, code: 'UnauthorizedError' }, { data: accounts });
  await openBalances(host);
  await expect(account(host, 'USD')).toBeVisible();
  const reasons = () => host.page.evaluate(() => (window as unknown as { sessionCalls: string[] }).sessionCalls);
  await expect.poll(reasons).toEqual(['start', 'unauthorized']);
});

test('an expired session keeps the figures and what is open, and another try asks for a new one', async ({ host }) => {
  await openBalances(host);
  await account(host, 'EUR').click();
  await expect(host.page.getByText('Add money by bank transfer')).toBeVisible();
  host.api.answer('balances', { status: 401, code: 'UnauthorizedError' });
  await host.page.locator('quittance-balances').evaluate((widget) => widget.setAttribute('revision', '2'));
  await expect(host.page.getByText('Your session has expired.')).toBeVisible();
  await expect(host.page.getByText('These figures may be outdated.')).toBeVisible();
  await expect(account(host, 'EUR')).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(async () => (await host.heard()).map(({ name }) => name)).toContain('session-expired');
  expect(await violationsOn(host)).toEqual([]);
  answerBalances(host);
  await host.page.getByRole('button', { name: 'Try again' }).click();
  await expect(host.page.getByText('Your session has expired.')).toHaveCount(0);
  await expect(account(host, 'EUR')).toHaveAttribute('aria-expanded', 'true');
});

test('a first load without a session says so, and another try asks for one', async ({ host }) => {
  host.api.answer('balances', { status: 401, code: 'UnauthorizedError' });
  await openBalances(host);
  await expect(host.page.getByText('Your session has expired.')).toBeVisible();
  answerBalances(host);
  await host.page.getByRole('button', { name: 'Try again' }).click();
  await expect(account(host, 'USD')).toBeVisible();
});

test('a locked account says so, and has no bank details', async ({ host }) => {
  host.api.answer('deposit-instructions', { status: 409, code: 'CurrencyAccountUnavailableError' });
  await openBalances(host);
  await expect(account(host, 'GBP')).toContainText('Locked');
  await account(host, 'GBP').click();
  await expect(host.page.getByText('There are no bank details for this account yet.')).toBeVisible();
  await expect(host.page.getByRole('button', { name: 'Copy all details' })).toHaveCount(0);
  expect(await violationsOn(host)).toEqual([]);
});

test('the keyboard opens an account, changes the way of the transfer and closes it; the host hears which', async ({
  host,
}) => {
  await openBalances(host);
  await account(host, 'EUR').focus();
  await host.page.keyboard.press('Enter');
  const recent = host.page.getByRole('list', { name: 'Recent transactions' }).getByRole('listitem');
  await expect(recent).toContainText(['Tall Reed Press · On hold']);
  await host.page.getByRole('tab', { name: 'Local transfer' }).focus();
  await host.page.keyboard.press('ArrowRight');
  await expect(host.page.getByText('COBADEFFXXX')).toBeVisible();
  await expect
    .poll(async () => (await host.heard()).filter(({ name }) => name === 'account-open'))
    .toMatchObject([{ detail: { currency: 'EUR' } }]);
  await account(host, 'EUR').press('Space');
  await expect(account(host, 'EUR')).toHaveAttribute('aria-expanded', 'false');
  await expect(recent).toHaveCount(0);
});

test('values are copied one by one and together, and banking apps read the code of a euro account', async ({
  host,
}) => {
  await host.page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shopOrigin });
  const copied = () => host.page.evaluate(() => navigator.clipboard.readText());
  await openBalances(host);
  await account(host, 'EUR').click();
  await host.page.getByRole('button', { name: 'Copy IBAN' }).click();
  await expect.poll(copied).toBe(iban);
  await host.page.getByRole('button', { name: 'Copy all details' }).click();
  await expect.poll(copied).toContain(`Reference: ${reference}`);
  await host.page.getByRole('button', { name: 'Show QR code' }).click();
  const code = host.page.getByRole('img', { name: 'QR code of a SEPA transfer to this account' });
  await expect(code).toBeVisible();
  await expect
    .poll(() => readQrCode(code))
    .toBe(['BCD', '002', '1', 'SCT', 'COBADEFFXXX', 'Harbor Studio LLC', iban, '', '', reference].join('\n'));
  expect(await violationsOn(host)).toEqual([]);
});

test('it is Spanish on a Spanish page', async ({ host }) => {
  await openBalances(host, 'locale="es"');
  await expect(host.page.getByText('Total, convertido a USD')).toBeVisible();
  await host.page.getByRole('list', { name: 'Cuentas' }).getByRole('button', { name: 'EUR' }).click();
  await expect(host.page.getByText('Añadir dinero por transferencia bancaria')).toBeVisible();
  await expect(host.page.getByRole('button', { name: 'Copiar todos los datos' })).toBeVisible();
  expect(await violationsOn(host)).toEqual([]);
});

test('a dark theme and the host’s colours are readable, and its rules reach the parts', async ({ host }) => {
  await openBalances(host, 'theme="dark"');
  await account(host, 'EUR').click();
  await expect(host.page.getByText('Add money by bank transfer')).toBeVisible();
  expect(await violationsOn(host)).toEqual([]);
  await host.page.evaluate(async (address) => {
    const { applyAppearance } = await import(address);
    const look = { theme: 'light', variables: { colorSurface: '#0b2545' } };
    applyAppearance(document.querySelector('quittance-balances'), look);
  }, `${apiOrigin}/widgets/single/appearance.js`);
  const sheet = host.page.locator('[part="sheet"]');
  await expect(sheet).toHaveCSS('background-color', 'rgb(11, 37, 69)');
  expect(await violationsOn(host, ['color-contrast'])).toEqual([]);
  await host.page.evaluate(() => {
    const own = new CSSStyleSheet();
    own.replaceSync('quittance-balances::part(account) { outline: 1px solid rgb(1, 2, 3) }');
    document.adoptedStyleSheets.push(own);
  });
  await expect(host.page.locator('[part="account"]').first()).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
});

for (const width of [320, 390, 768, 1440]) {
  test(`at ${width} px nothing is wider than the page`, async ({ host }) => {
    await host.page.setViewportSize({ width, height: 900 });
    await openBalances(host);
    await account(host, 'EUR').click();
    await host.page.getByRole('button', { name: 'Show QR code' }).click();
    await expect(host.page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await settled(host.page);
    const wider = await whenSettled(host.page, () =>
      host.page.locator('quittance-balances').evaluate(({ shadowRoot }) =>
        [...(shadowRoot?.querySelectorAll('*') ?? [])]
          // Texts for screen readers are cut to a pixel, and tabs scroll.
          .filter((element) => !element.closest('.q-visually-hidden, [role="tablist"]'))
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map(({ className }) => className),
      ),
    );
    expect(wider).toEqual([]);
    expect(await violationsOn(host)).toEqual([]);
  });
}

for (const runtime of ['react', 'preact'] as const) {
  test(`the component in ${runtime} tells its host by callbacks, and loads again at another revision`, async ({
    host,
  }) => {
    await host.open(
      '<div id="page"></div>',
      await bundleFixture('widgets/src/balances/balances-host-fixtures.tsx', runtime),
    );
    await host.page.evaluate(
      (css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
        dispatchEvent(new Event('show-balances'));
      },
      await bundleSheet('widgets/src/theme/page.css'),
    );
    await account(host, 'EUR').click();
    const told = host.page.getByRole('list', { name: 'Told' }).getByRole('listitem');
    await expect(told.last()).toHaveText('account-open {"currency":"EUR"}');
    await expect(told.first()).toContainText('ready');
    host.api.answer('balances', { data: { ...accounts, items: accounts.items.slice(0, 2) } });
    await host.page.getByRole('button', { name: 'Revise' }).click();
    await expect(account(host, 'GBP')).toHaveCount(0);
    await expect(account(host, 'EUR')).toHaveAttribute('aria-expanded', 'true');
  });
}
