import { expect } from '@playwright/test';
import puppeteer, { type Browser, type ElementHandle, type Frame, type Page } from 'puppeteer-core';
import { requireBrowser } from '../../../scripts/support/find-browser.mjs';
import { stackTest } from './stack-test.ts';

interface TestFixtures {
  /** A page in Firefox, driven over WebDriver BiDi, which Playwright does not speak with an ordinary Firefox. */
  readonly firefoxPage: Page;
}

declare global {
  /** Violations of the page's policy, as Firefox reported them to the page. */
  var violations: string[] | undefined;
}

/** The product behind a page in Firefox. */
export const test = stackTest.extend<TestFixtures>({
  // Each test starts its own browser: a worker fixture would start the product a second time.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern.
  firefoxPage: async ({}, use) => {
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath: requireBrowser('firefox') });
    try {
      await useWatchedPage(browser, use);
    } finally {
      await browser.close();
    }
  },
});

/** A broken policy or an uncaught error fails the test afterwards. */
async function useWatchedPage(browser: Browser, use: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error instanceof Error ? error.message : String(error)));
  await page.evaluateOnNewDocument(() => {
    globalThis.violations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      globalThis.violations?.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  await use(page);
  expect(errors, 'errors on the page').toEqual([]);
  // Violations are reported in a separate task, after they happen.
  const reported = () => new Promise((resolve) => setTimeout(() => resolve(globalThis.violations)));
  await expect.poll(() => page.evaluate(reported), { message: 'broken policies' }).toEqual([]);
}

/** Runs in the page: finds the first visible element with the text, also in shadow trees. Puppeteer's search takes seconds. */
function findShown(selector: string, text: string): HTMLElement | null {
  const within = (root: ParentNode): HTMLElement | null => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      const found = element.shadowRoot && within(element.shadowRoot);
      if (found) return found;
      // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts.
      if (element.matches(selector) && element.innerText?.includes(text)) return element;
    }
    return null;
  };
  return within(document);
}

const waitForShown = (place: Page | Frame, selector: string, text: string) =>
  place.waitForFunction(findShown, { polling: 100 }, selector, text);

/** Waits until the text is visible. */
export async function waitForText(place: Page | Frame, text: string): Promise<void> {
  await waitForShown(place, '*', text);
}

/** Clicks the element with the text, as soon as it is visible. */
async function click(place: Page | Frame, selector: string, text: string): Promise<void> {
  const shown = await waitForShown(place, selector, text);
  await (shown as ElementHandle<HTMLElement>).click();
}

/** From the invoice with its button to "Thank you", through the bank's window. */
export async function payByBankDebit(page: Page, amount: string, userName: string): Promise<void> {
  await click(page, 'button', `Pay ${amount}`);
  const bank = await page.waitForFrame((frame) => /\/sandbox\/.*window/.test(frame.url()));
  await click(bank, 'button', 'Test Bank');
  await bank.locator('#user-name').fill(userName);
  await click(bank, 'button', 'Sign in');
  await click(bank, 'label', 'Everyday Checking');
  await click(bank, 'button', 'Continue');
  await click(bank, 'button', 'Share account');
  // Use the keyboard: in a small window, the sticky actions cover content that is not scrolled to yet.
  await (await page.waitForSelector('>>> input[type=checkbox]'))?.focus();
  await page.keyboard.press(' ');
  await click(page, 'button', 'Authorize and pay');
  await waitForText(page, 'Thank you! Your payment has been processed successfully.');
  await click(page, 'button', 'Done');
}

export { expect } from '@playwright/test';
