import { test as base } from '@playwright/test';
import { type Stack, startStack } from './stack.ts';

export interface WorkerFixtures {
  /** The running product. Tests of one run share it, so each creates the invoices that it needs. */
  readonly stack: Stack;
}

/** Playwright's `test` with the running product, for any browser. */
export const stackTest = base.extend<object, WorkerFixtures>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern.
    async ({}, use) => {
      const stack = await startStack();
      await use(stack);
      await stack.stop();
    },
    // The first start makes a database and its demo data.
    { scope: 'worker', timeout: 300_000 },
  ],
});
