import { expect, type Locator, type Page } from '@playwright/test';
import { violationsOn } from '../kit/violations.ts';
import { bundleFixture, bundleSheet } from '../support/bundle-fixture.ts';
import { whenSettled } from '../support/settled.ts';
import { test as base } from '../support/watched-test.ts';

interface CodeDialog {
  /** The button of the page that makes the call. */
  readonly pay: Locator;
  readonly dialog: Locator;
  readonly code: Locator;
  /** The outcome of the call. */
  readonly outcome: Locator;
}

interface Fixtures {
  readonly open: (locale?: 'en' | 'es') => Promise<CodeDialog>;
}

interface WorkerFixtures {
  readonly made: { readonly script: string; readonly sheet: string };
}

const test = base.extend<Fixtures, WorkerFixtures>({
  made: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern.
    async ({}, use) => {
      const [script, sheet] = await Promise.all([
        bundleFixture('app-shell/src/one-time-code/one-time-code-fixtures.tsx'),
        bundleSheet('widgets/src/theme/page.css'),
      ]);
      await use({ script, sheet });
    },
    { scope: 'worker' },
  ],
  open: async ({ page, made }, use) => {
    await page.clock.install({ time: '2026-03-02T12:00:00Z' });
    await use(async (locale = 'en') => {
      await page.setContent(`<!doctype html><html lang="${locale}"><title>Payments</title><body></body></html>`);
      await page.addStyleTag({ content: made.sheet });
      await page.addScriptTag({ content: made.script });
      const dialog = page.getByRole('dialog');
      return {
        pay: page.getByRole('button', { name: 'Pay', exact: true }),
        dialog,
        code: dialog.getByRole('textbox'),
        outcome: page.locator('output'),
      };
    });
  },
});

interface Server {
  orders: unknown[];
  given: string[];
  codeSource: 'email' | 'authenticator';
  isMailDown: boolean;
  isSlow: boolean;
  answer: () => void;
  signOut: () => void;
}
type PageWindow = { server: Server };

const orders = (page: Page) => page.evaluate(() => (window as unknown as PageWindow).server.orders);
const given = (page: Page) => page.evaluate(() => (window as unknown as PageWindow).server.given);
const change = (page: Page, to: Partial<Pick<Server, 'codeSource' | 'isMailDown' | 'isSlow'>>) =>
  page.evaluate((values) => void Object.assign((window as unknown as PageWindow).server, values), to);

test('a call that takes a code asks for it, continues at the sixth digit, and gives the focus back', async ({
  open,
  page,
}) => {
  const { pay, dialog, code, outcome } = await open();
  await pay.click();
  await expect(dialog).toHaveAccessibleName('Confirm with a code');
  await expect(dialog).toContainText('We sent a one-time code to maya@harborstudio.example.');
  await expect(code).toBeFocused();
  await page.keyboard.type('123456');
  await expect(outcome).toHaveText('paid');
  await expect(dialog).toHaveCount(0);
  await expect(pay).toBeFocused();
  expect(await whenSettled(page, () => orders(page))).toEqual([{ purpose: 'POST /invoices/pay', invoiceId: 'inv_1' }]);
});

test('asks for the code of an authenticator app, and offers no new one', async ({ open, page }) => {
  const { pay, dialog, code, outcome } = await open();
  await change(page, { codeSource: 'authenticator' });
  await pay.click();
  await expect(dialog).toContainText('Enter the code from your authenticator app.');
  await expect(dialog.getByRole('button', { name: 'Send a new code' })).toHaveCount(0);
  await code.fill('123456');
  await expect(outcome).toHaveText('paid');
});

test('a refused code is reported at its field, and another one can be entered without another mail', async ({
  open,
  page,
}) => {
  const { pay, dialog, code, outcome } = await open();
  await pay.click();
  await code.fill('000000');
  await expect(code).toHaveAccessibleDescription(/That code isn’t right\. Try again\./);
  await expect(code).toHaveValue('');
  await expect(code).toBeFocused();
  await code.fill('123456');
  await expect(outcome).toHaveText('paid');
  await expect(dialog).toHaveCount(0);
  expect(await whenSettled(page, () => given(page))).toEqual(['000000', '123456']);
  expect(await whenSettled(page, () => orders(page))).toHaveLength(1);
});

for (const [way, leave] of [
  ['the button', ({ dialog }: CodeDialog) => dialog.getByRole('button', { name: 'Cancel' }).click()],
  ['the cross', ({ dialog }: CodeDialog) => dialog.getByRole('button', { name: 'Close' }).click()],
  ['Escape', ({ code }: CodeDialog) => code.press('Escape')],
] as const) {
  test(`leaving by ${way} cancels the call before it is sent`, async ({ open, page }) => {
    const shown = await open();
    await shown.pay.click();
    await expect(shown.code).toBeFocused();
    await leave(shown);
    await expect(shown.outcome).toHaveText('OtpNotProvidedError');
    await expect(shown.dialog).toHaveCount(0);
    expect(await whenSettled(page, () => given(page))).toEqual([]);
  });
}

test('the dialog can’t be left while the call is under way', async ({ open, page }) => {
  const { pay, dialog, code, outcome } = await open();
  await change(page, { isSlow: true });
  await pay.click();
  await code.fill('123456');
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-busy', 'true');
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.evaluate(() => (window as unknown as PageWindow).server.answer());
  await expect(outcome).toHaveText('paid');
});

test('says why no code could be mailed, and retries', async ({ open, page }) => {
  const { pay, dialog, code, outcome } = await open();
  await change(page, { isMailDown: true });
  await pay.click();
  await expect(dialog.getByRole('alert')).toContainText('Too many attempts.');
  await expect(code).toHaveCount(0);
  await change(page, { isMailDown: false });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(code).toBeFocused();
  await code.fill('123456');
  await expect(outcome).toHaveText('paid');
});

test('another code can be requested after thirty seconds, which clears the error', async ({ open, page }) => {
  const { pay, dialog, code } = await open();
  await pay.click();
  await code.fill('000000');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  const resend = dialog.getByRole('button', { name: 'Send a new code' });
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(31_000);
  await resend.click();
  await expect(dialog.getByRole('status')).toHaveText('A new code was sent.');
  await expect(code).not.toHaveAttribute('aria-invalid');
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  expect(await whenSettled(page, () => orders(page))).toHaveLength(2);
});

test('a failed resend is reported at the field', async ({ open, page }) => {
  const { pay, dialog, code } = await open();
  await pay.click();
  await expect(code).toBeFocused();
  await change(page, { isMailDown: true });
  await page.clock.runFor(31_000);
  await dialog.getByRole('button', { name: 'Send a new code' }).click();
  await expect(code).toHaveAccessibleDescription(/Too many attempts\./);
});

test('the dialog closes when the session ends', async ({ open, page }) => {
  const { pay, dialog, code, outcome } = await open();
  await pay.click();
  await expect(code).toBeFocused();
  await page.evaluate(() => (window as unknown as PageWindow).server.signOut());
  await expect(dialog).toHaveCount(0);
  await expect(outcome).toHaveText('OtpNotProvidedError');
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in any state, in Spanish and ${scheme}`, async ({ open, page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const { pay, dialog, code } = await open('es');
    await change(page, { isMailDown: true });
    await pay.click();
    await expect(dialog.getByRole('alert')).toContainText('No pudimos enviarle un código');
    expect(await violationsOn(page)).toEqual([]);
    await change(page, { isMailDown: false });
    await dialog.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect(dialog).toHaveAccessibleName('Confirme con un código');
    await code.fill('000000');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    expect(await violationsOn(page)).toEqual([]);
    await change(page, { isSlow: true });
    await code.fill('123456');
    await expect(dialog.getByRole('button', { name: 'Confirmar' })).toHaveAttribute('aria-busy', 'true');
    expect(await violationsOn(page)).toEqual([]);
  });
}
