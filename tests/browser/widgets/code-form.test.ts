import { expect, type Locator, type Page } from '@playwright/test';
import { bundleFixture } from '../support/bundle-fixture.ts';
import { whenSettled } from '../support/settled.ts';
import { test as base } from '../support/watched-test.ts';

interface CodeForm {
  readonly code: Locator;
  readonly resend: Locator;
  readonly submit: Locator;
  /** The live region for announcements. */
  readonly status: Locator;
  /** Lets the time pass after which another code may be requested. */
  wait(): Promise<void>;
}

interface Fixtures {
  readonly open: (locale?: 'en' | 'es') => Promise<CodeForm>;
}

interface WorkerFixtures {
  readonly script: string;
}

const test = base.extend<Fixtures, WorkerFixtures>({
  script: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern.
    async ({}, use) => use(await bundleFixture('app-shell/src/sign-in/code-form-fixtures.tsx')),
    { scope: 'worker' },
  ],
  open: async ({ page, script }, use) => {
    await page.clock.install({ time: '2026-03-02T12:00:00Z' });
    await use(async (locale = 'en') => {
      await page.setContent(`<!doctype html><html lang="${locale}"><title>Sign in</title><body></body></html>`);
      await page.addScriptTag({ content: script });
      const spanish = locale === 'es';
      return {
        code: page.getByRole('textbox'),
        resend: page.getByRole('button', { name: spanish ? 'Enviar un código nuevo' : 'Send a new code' }),
        submit: page.locator('button[type=submit]'),
        status: page.getByRole('status'),
        wait: () => page.clock.runFor(31_000),
      };
    });
  },
});

/** The page's fake server. */
type PageWindow = { server: { sent: number; given: string[]; isSlow: boolean; answer: () => void } };

const codesSent = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as PageWindow).server.sent);

const codesGiven = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as PageWindow).server.given);

const sent = 'A new code was sent.';

test('requesting a new code clears the previous code’s error at once', async ({ open }) => {
  const form = await open();
  await form.code.fill('000000');
  await expect(form.code).toHaveAttribute('aria-invalid', 'true');
  await expect(form.code).toHaveValue('');
  await expect(form.code).toBeFocused();
  await form.wait();
  await form.resend.click();
  await expect(form.status).toHaveText(sent);
  await expect(form.code).not.toHaveAttribute('aria-invalid');
});

test('requesting a new code clears the error about missing digits', async ({ open }) => {
  const form = await open();
  await form.code.fill('12');
  await form.submit.click();
  await expect(form.code).toHaveAttribute('aria-invalid', 'true');
  await form.wait();
  await form.resend.click();
  await expect(form.status).toHaveText(sent);
  await expect(form.code).not.toHaveAttribute('aria-invalid');
  await expect(form.code).toHaveValue('');
});

test('every new code is announced, also the second', async ({ open, page }) => {
  const form = await open();
  await expect(form.status).toHaveText('');
  await form.wait();
  await form.resend.click();
  await expect(form.status).toHaveText(sent);
  // Screen readers only announce changed text, so the region must be emptied in between.
  const first = await page.getByText(sent).elementHandle();
  await form.wait();
  await form.resend.click();
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(form.status).toHaveText(sent);
});

test('the announcement disappears with the next digit, and does not return after an error', async ({ open }) => {
  const form = await open();
  await form.wait();
  await form.resend.click();
  await expect(form.status).toHaveText(sent);
  await form.code.fill('1');
  await expect(form.status).toHaveText('');
  await form.submit.click();
  await expect(form.code).toHaveAttribute('aria-invalid', 'true');
  await form.code.fill('12');
  await expect(form.status).toHaveText('');
});

test('the announcement disappears when the form is sent', async ({ open }) => {
  const form = await open();
  await form.wait();
  await form.resend.click();
  await expect(form.status).toHaveText(sent);
  await form.submit.click();
  await expect(form.status).toHaveText('Enter all six digits.');
});

test('after requesting a code the person can type it at once, and sees the wait for another', async ({
  open,
  page,
}) => {
  const form = await open();
  await form.wait();
  await expect(form.resend).not.toHaveAttribute('aria-disabled');
  await form.resend.focus();
  await page.keyboard.press('Enter');
  await expect(form.resend).toHaveAttribute('aria-disabled', 'true');
  await expect(form.code).toBeFocused();
  await expect(page.getByText(/^\(in \d+ s\)$/)).toBeVisible();
  await form.resend.focus();
  await page.keyboard.press('Enter');
  expect(await whenSettled(page, () => codesSent(page))).toBe(1);
  await form.wait();
  await expect(form.resend).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('Enter');
  await expect.poll(() => codesSent(page)).toBe(2);
});

test('the wait and the announcement are in the language of the page', async ({ open, page }) => {
  const form = await open('es');
  await expect(page.getByText(/^\(en \d+ s\)$/)).toBeVisible();
  await form.wait();
  await form.resend.click();
  await expect(form.status).toHaveText('Se envió un código nuevo.');
});

const invalid = 'That code isn’t right. Try again.';

test('the sixth digit submits the code, once', async ({ open, page }) => {
  const form = await open();
  await form.code.pressSequentially('12345');
  expect(await whenSettled(page, () => codesGiven(page))).toEqual([]);
  await form.code.press('6');
  await expect(form.status).toHaveText(invalid);
  await expect(form.code).toBeFocused();
  expect(await whenSettled(page, () => codesGiven(page))).toEqual(['123456']);
});

test('a pasted code submits itself, once', async ({ open, page }) => {
  const form = await open();
  await form.code.focus();
  await page.keyboard.insertText('Code: 123 456');
  await expect(form.status).toHaveText(invalid);
  expect(await whenSettled(page, () => codesGiven(page))).toEqual(['123456']);
});

test('nothing is submitted while a code is being checked', async ({ open, page }) => {
  const form = await open();
  await page.evaluate(() => Object.assign((window as unknown as PageWindow).server, { isSlow: true }));
  await form.code.pressSequentially('123456');
  await expect(form.submit).toHaveAttribute('aria-busy', 'true');
  await form.code.press('Backspace');
  await form.code.press('7');
  await form.code.press('Enter');
  await page.evaluate(() => (window as unknown as PageWindow).server.answer());
  await expect(form.submit).not.toHaveAttribute('aria-busy');
  expect(await whenSettled(page, () => codesGiven(page))).toEqual(['123456']);
});

test('refused digits wait for the button when they are entered again; others don’t', async ({ open, page }) => {
  const form = await open();
  await form.code.fill('123456');
  await expect(form.code).toHaveValue('');
  await form.code.fill('123456');
  expect(await whenSettled(page, () => codesGiven(page))).toEqual(['123456']);
  await form.code.press('Enter');
  await expect.poll(() => codesGiven(page)).toEqual(['123456', '123456']);
  await form.code.fill('654321');
  await expect.poll(() => codesGiven(page)).toEqual(['123456', '123456', '654321']);
});

test('says that the last digit submits, and has every other field above the code', async ({ open, page }) => {
  const form = await open();
  await expect(form.code).toHaveAccessibleDescription('Submitted as soon as you enter the last digit.');
  await form.code.press('Shift+Tab');
  await expect(page.getByRole('checkbox')).toBeFocused();
});
