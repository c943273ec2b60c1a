import { type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { axeFor } from './axe.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { settled, watchRequests } from './settled.ts';
import { stackTest } from './stack-test.ts';

/** Errors that the browser reported on any page of a test. */
interface Complaint {
  readonly page: string;
  readonly text: string;
}

interface TestFixtures {
  readonly mailbox: Mailbox;
  /** Opens a page of another person, without the cookies of `page`. @param options that differ from those of `page` */
  readonly newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
  /** Fails the test if any page violated its policy or threw. Always on. */
  readonly complaints: Complaint[];
}

/** Playwright's `test` with the whole product behind it. */
export const test = stackTest.extend<TestFixtures>({
  mailbox: async ({ stack }, use) => use(openMailbox(stack)),
  baseURL: async ({ stack }, use) => use(stack.portalUrl),
  complaints: [
    async ({ context }, use) => {
      const complaints: Complaint[] = [];
      listen(context, complaints);
      await use(complaints);
      expect(complaints, 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
  newVisitor: async ({ browser, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      listen(context, complaints);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

function listen(context: BrowserContext, complaints: Complaint[]): void {
  watchRequests(context);
  context.on('page', (page) => collect(page, complaints));
}

/** Records violations of the Content-Security-Policy, which the console reports also for frames and workers. */
function collect(page: Page, complaints: Complaint[]): void {
  const complain = (text: string) => complaints.push({ page: page.url(), text });
  page.on('pageerror', (error) => complain(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && /content security policy|trusted ?types?/i.test(text)) complain(text);
  });
}

/** Asserts that axe finds no violation of WCAG 2.2 A and AA on the page, including frames and shadow trees. */
export async function expectAccessible(page: Page): Promise<void> {
  // Wait for lazy-loaded screens: a loading screen has no content to check.
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settled(page);
  const axe = await axeFor(page);
  const { violations } = await axe
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target }) => target.join(' ')),
  }));
  expect(found, 'accessibility').toEqual([]);
}

export { expect } from '@playwright/test';
