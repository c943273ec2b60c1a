import { type BrowserContextOptions, test as base } from '@playwright/test';
import { type Visitor, VisitorPool } from './visitor-pool.ts';

export interface VisitorFixtures {
  /** Opens a page of another visitor. @param options that differ from those of `page` */
  readonly openVisitor: (options?: BrowserContextOptions) => Promise<Visitor>;
  /** The visitor whose page the test gets. */
  readonly visitor: Visitor;
}

export interface VisitorWorkerFixtures {
  readonly visitors: VisitorPool;
}

/**
 * Playwright's `test` with pages of a pool: without cookies and storage, but the browser has the scripts of earlier tests.
 * Their requests are recorded, so that `settled` works on them.
 */
export const visitorTest = base.extend<VisitorFixtures, VisitorWorkerFixtures>({
  visitors: [async ({ browser }, use) => use(new VisitorPool(browser)), { scope: 'worker' }],
  openVisitor: async ({ visitors, locale, viewport }, use, testInfo) => {
    const opened: Visitor[] = [];
    await use(async (options) => {
      const visitor = await visitors.take({ ...(locale && { locale }), viewport, ...options });
      opened.push(visitor);
      return visitor;
    });
    const hasPassed = testInfo.status === testInfo.expectedStatus;
    for (const visitor of opened) await (hasPassed ? visitors.giveBack(visitor) : visitor.context.close());
  },
  visitor: async ({ openVisitor }, use) => use(await openVisitor()),
  context: async ({ visitor }, use) => use(visitor.context),
  page: async ({ visitor }, use) => use(visitor.page),
});
