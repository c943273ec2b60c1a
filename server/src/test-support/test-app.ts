import { type Config, loadConfig } from '../config/index.ts';
import { createApp } from '../create-app.ts';
import { type App, createLogger } from '../kernel/index.ts';
import type { TestDatabase } from './test-database.ts';

/** The sandbox's configuration, whatever the environment of the machine says. */
export const testConfig = (changes: Partial<Config> = {}): Config => ({
  ...loadConfig({ LOG_LEVEL: 'silent' }),
  ...changes,
});

/** What operations work with, on the test's own database, with the sandbox's providers and clock. */
export const testApp = (database: TestDatabase, changes: Partial<Config> = {}): App =>
  createApp({ config: testConfig(changes), db: database.db, log: createLogger({ level: 'silent' }) });
