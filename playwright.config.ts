import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/support/find-browser.mjs';

export default defineConfig({
  testDir: 'tests/browser',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  projects: [
    // First, because its tests wait most. Each worker has its own stack: a test may move its clock.
    {
      name: 'journeys',
      testDir: 'tests/browser',
      testIgnore: ['**/browser/kit/**', '**/browser/sheets/**', '**/browser/widgets/**'],
    },
    { name: 'kit', testDir: 'tests/browser/kit' },
    // Pictures of the kit: tests/browser/sheets/pictures.
    { name: 'sheets', testDir: 'tests/browser/sheets' },
    { name: 'widgets', testDir: 'tests/browser/widgets' },
  ],
  workers: 2,
  fullyParallel: false,
  // In CI, scripts/support/test-runners.mjs retries failed tests after all others, so that nothing runs in parallel.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Long, since a busy machine with two cores can stall for seconds; real failures still fail at once.
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
