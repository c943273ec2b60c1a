import { defineConfig } from 'vitest/config';
import { chooseGeneratedSeed } from './scripts/support/generated-seed.mjs';
import { LongestFirst } from './scripts/support/longest-first.mjs';

/** Resolves workspace packages to their source, so that tests need no build. */
const fromSource = {
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
};

/** Gives all workers one seed for generated inputs. */
const seeded = {
  env: { GENERATED_SEED: String(chooseGeneratedSeed(process.env)) },
  setupFiles: 'scripts/support/seed-generated-inputs.mjs',
};

const never = ['**/node_modules/**', '**/dist/**', 'tests/browser/**'];
const packages = 'tests/packages/**/*.test.ts';

export default defineConfig({
  test: {
    // One thread for many files, since starting a worker takes longer than most files. So no test may leave changes to
    // shared state.
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Polling succeeds at once on a quiet machine; a busy one may take longer.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        ...fromSource,
        test: {
          ...seeded,
          name: 'unit',
          // Some tests build a bundle or read every source file, on two shared cores.
          testTimeout: 120_000,
          hookTimeout: 60_000,
          include: ['**/*.test.{ts,tsx,mjs}'],
          exclude: [...never, '**/*.db.test.ts', packages],
        },
      },
      {
        ...fromSource,
        test: {
          ...seeded,
          setupFiles: [seeded.setupFiles, 'server/src/test-support/cheap-hashes.ts'],
          name: 'db',
          include: ['server/src/**/*.db.test.ts', 'tests/processes/**/*.db.test.ts'],
          exclude: never,
          globalSetup: 'server/src/test-support/database-setup.ts',
          // Some tests start servers, on two cores that the browser tests use too.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'packages',
          include: [packages],
          exclude: never,
          // These tests build both packages and install them elsewhere.
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
    ],
  },
});
