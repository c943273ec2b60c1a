import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/support/find-browser.mjs';

export default defineConfig({
  testDir: 'tests/browser',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  projects: [
    // One stack with one clock: tests that move it must not run beside others of their kind. First, since they take turns on one
    // worker: the other one has all the rest to do meanwhile.
    {
      name: 'journeys',
      testDir: 'tests/browser',
      testIgnore: ['**/browser/kit/**', '**/browser/sheets/**', '**/browser/widgets/**'],
      workers: 1,
    },
    { name: 'kit', testDir: 'tests/browser/kit' },
    // Pictures of the kit: tests/browser/sheets/pictures.
    { name: 'sheets', testDir: 'tests/browser/sheets' },
    { name: 'widgets', testDir: 'tests/browser/widgets' },
  ],
  workers: 2,
  fullyParallel: false,
  // In CI, scripts/support/test-runners.mjs tries failed tests once more after all others, so that nothing runs beside them.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous, since a busy machine of two cores can stand still for seconds; what is wrong fails at once all the same.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
});
