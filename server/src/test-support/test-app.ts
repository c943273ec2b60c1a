import { type Config, loadConfig } from '../config/index.ts';
import { createApp } from '../create-app.ts';
import { type App, createLogger } from '../kernel/index.ts';
import type { TestDatabase } from './test-database.ts';

/**
 * Returns the sandbox's configuration, independent of the machine's environment. Answers are checked against the
 * contract. Rate limits are high, since all tests share one address.
 */
export const testConfig = (changes: Partial<Config> = {}): Config => ({
  ...loadConfig({ LOG_LEVEL: 'silent', CHECK_ANSWERS: 'true' }),
  callsPerMinute: 1_000_000,
  guardedCallsPerMinute: 1_000_000,
  ...changes,
});

/** Creates what operations work with: the test's database, and the sandbox's providers and clock. */
export const testApp = (database: TestDatabase, changes: Partial<Config> = {}): App =>
  createApp({ config: testConfig(changes), db: database.db, log: createLogger({ level: 'silent' }) });
