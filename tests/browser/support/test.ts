import {
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  expect,
  mergeTests,
  type Page,
  type WebError,
} from '@playwright/test';
import { findViolations } from './axe.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { settled } from './settled.ts';
import { stackTest } from './stack-test.ts';
import { visitorTest } from './visitor-test.ts';

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
export const test = mergeTests(visitorTest, stackTest).extend<TestFixtures>({
  mailbox: async ({ stack }, use) => use(openMailbox(stack)),
  baseURL: async ({ stack }, use) => use(stack.portalUrl),
  complaints: [
    async ({ context }, use) => {
      const complaints: Complaint[] = [];
      const stop = listen(context, complaints);
      await use(complaints);
      stop();
      expect(complaints, 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
  newVisitor: async ({ openVisitor, complaints }, use) => {
    const stops: (() => void)[] = [];
    await use(async (options) => {
      const { context, page } = await openVisitor(options);
      stops.push(listen(context, complaints));
      return page;
    });
    for (const stop of stops) stop();
  },
});

/**
 * Records errors, and violations of the Content-Security-Policy, which the console reports also for frames and workers.
 * @returns stops it
 */
function listen(context: BrowserContext, complaints: Complaint[]): () => void {
  const complain = (page: Page | null, text: string) => complaints.push({ page: page?.url() ?? '', text });
  const hearError = (error: WebError) => complain(error.page(), error.error().message);
  const hearConsole = (message: ConsoleMessage) => {
    const text = message.text();
    if (message.type() === 'error' && /content security policy|trusted ?(types?|script|html)/i.test(text)) {
      complain(message.page(), text);
    }
  };
  context.on('weberror', hearError);
  context.on('console', hearConsole);
  return () => {
    context.off('weberror', hearError);
    context.off('console', hearConsole);
  };
}

/** Asserts that axe finds no violation of WCAG 2.2 A and AA on the page, including frames and shadow trees. */
export async function expectAccessible(page: Page): Promise<void> {
  // Wait for lazy-loaded screens: a loading screen has no content to check.
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settled(page);
  const violations = await findViolations(page, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target }) => target.join(' ')),
  }));
  expect(found, 'accessibility').toEqual([]);
}

export { expect } from '@playwright/test';
