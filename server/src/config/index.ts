export { type Config, InvalidConfigError, loadConfig } from './config.ts';
export { type ConnectionLimits, type DatabaseLimits, defaultDatabaseLimits } from './database-limits.ts';
export { settings } from './settings.ts';
