import { test as base } from '@playwright/test';
import { watchRequests } from './settled.ts';

/** Playwright's `test`, of whose pages can be told when they show all that they have asked for. */
export const test = base.extend({
  context: async ({ context }, use) => {
    watchRequests(context);
    await use(context);
  },
});
