export type { BankFileSettings } from './bank-file-settings.ts';
export { type Config, InvalidConfigError, loadConfig } from './config.ts';
export { DataFolderError, ensureDataFolder } from './data-folder.ts';
export { type ConnectionLimits, type DatabaseLimits, defaultDatabaseLimits } from './database-limits.ts';
export type { SmsSettings, SmtpSettings } from './delivery-settings.ts';
export type { DepositBank } from './deposit-banks.ts';
export type { ClamdSettings, FileStorageSettings, S3Settings } from './file-settings.ts';
export { appendToLog, rotateLog } from './rotating-log.ts';
export { settings } from './settings.ts';
