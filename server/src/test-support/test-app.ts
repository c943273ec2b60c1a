import { type Config, loadConfig } from '../config/index.ts';
import { createApp } from '../create-app.ts';
import { type App, createLogger } from '../kernel/index.ts';
import type { TestDatabase } from './test-database.ts';

/**
 * The sandbox's configuration, whatever the environment of the machine says. Answers are checked against the contract,
 * and the rate limits of an address stay out of the way, since all tests share one.
 */
export const testConfig = (changes: Partial<Config> = {}): Config => ({
  ...loadConfig({ LOG_LEVEL: 'silent', CHECK_ANSWERS: 'true' }),
  callsPerMinute: 1_000_000,
  guardedCallsPerMinute: 1_000_000,
  ...changes,
});

/** What operations work with, on the test's own database, with the sandbox's providers and clock. */
export const testApp = (database: TestDatabase, changes: Partial<Config> = {}): App =>
  createApp({ config: testConfig(changes), db: database.db, log: createLogger({ level: 'silent' }) });
