import { defineConfig } from 'vitest/config';
import { chooseGeneratedSeed } from './scripts/support/generated-seed.mjs';

/** Workspace packages are read from source, as everywhere in this repository; nothing has to be built to test. */
const fromSource = {
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
};

/** All workers generate their inputs from one seed. */
const seeded = {
  env: { GENERATED_SEED: String(chooseGeneratedSeed(process.env)) },
  setupFiles: 'scripts/support/seed-generated-inputs.mjs',
};

const never = ['**/node_modules/**', '**/dist/**', 'tests/browser/**'];
const packages = 'tests/packages/**/*.test.ts';

export default defineConfig({
  test: {
    // One thread for many files: starting a worker costs more than most files do. So no test may leave a change to what its file shares.
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    // What is polled for comes at once on a quiet machine; a busy one may take its time.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        ...fromSource,
        test: {
          ...seeded,
          name: 'unit',
          // Some build a bundle or read every source file, on two cores that others use too.
          testTimeout: 120_000,
          include: ['**/*.test.{ts,tsx,mjs}'],
          exclude: [...never, '**/*.db.test.ts', packages],
        },
      },
      {
        ...fromSource,
        test: {
          ...seeded,
          name: 'db',
          include: ['server/src/**/*.db.test.ts', 'tests/processes/**/*.db.test.ts'],
          exclude: never,
          globalSetup: 'server/src/test-support/database-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'packages',
          include: [packages],
          exclude: never,
          // Builds both packages and installs them elsewhere.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
