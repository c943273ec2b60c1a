export { type Config, InvalidConfigError, loadConfig } from './config.ts';
export { settings } from './settings.ts';
