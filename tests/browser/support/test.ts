import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { type Stack, startStack } from './stack.ts';

/** What the browser itself complained of on any page of a test. */
interface Complaint {
  readonly page: string;
  readonly text: string;
}

interface TestFixtures {
  readonly mailbox: Mailbox;
  /** Fails the test afterwards when a page broke its own policy or threw; on by itself. */
  readonly noComplaints: undefined;
}

interface WorkerFixtures {
  /** Started once: tests of one run share it, so each makes the invoices it needs. */
  readonly stack: Stack;
}

/** Playwright's `test` with the whole product behind it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern.
    async ({}, use) => {
      const stack = await startStack();
      await use(stack);
      await stack.stop();
    },
    // The first start makes a database and eighteen months of demo data.
    { scope: 'worker', timeout: 300_000 },
  ],
  mailbox: async ({ stack }, use) => use(openMailbox(stack.portalUrl)),
  baseURL: async ({ stack }, use) => use(stack.portalUrl),
  noComplaints: [
    async ({ context }, use) => {
      const complaints: Complaint[] = [];
      context.on('page', (page) => collect(page, complaints));
      await use(undefined);
      expect(complaints, 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
});

/** A broken Content-Security-Policy shows as an error in the console, also inside frames and workers. */
function collect(page: Page, complaints: Complaint[]): void {
  const complain = (text: string) => complaints.push({ page: page.url(), text });
  page.on('pageerror', (error) => complain(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && /content security policy|trusted ?types?/i.test(text)) complain(text);
  });
}

/** Nothing that axe knows of WCAG 2.2 A and AA is broken on the page, frames and shadow trees included. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
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
