import { test as base } from '@playwright/test';
import { watchRequests } from './settled.ts';

/** Playwright's `test` with recorded requests, so that `settled` works on its pages. */
export const test = base.extend({
  context: async ({ context }, use) => {
    watchRequests(context);
    await use(context);
  },
});
