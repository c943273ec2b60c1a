import { z } from 'zod';
import { type BankFileSettings, bankFilesOf } from './bank-file-settings.ts';
import { type DatabaseLimits, databaseLimitsOf } from './database-limits.ts';
import { bounceSigningKeyOf, type SmsSettings, type SmtpSettings, smsOf, smtpOf } from './delivery-settings.ts';
import type { DepositBank } from './deposit-banks.ts';
import { type EcbSettings, ecbOf } from './exchange-settings.ts';
import {
  type ClamdSettings,
  clamdOf,
  type FileStorageSettings,
  fileStorageOf,
  type HeadsBucket,
  headsBucketOf,
} from './file-settings.ts';
import { type GoogleSettings, googleOf, type LinkedInSettings, linkedInOf } from './identity-settings.ts';
import { sessionIdleMinutesOf } from './session-limits.ts';
import { type Settings, settings } from './settings.ts';
import { type SupportChatSettings, supportChatOf } from './support-chat-settings.ts';

/** The server's settings, validated. `settings.ts` describes each. */
export interface Config {
  readonly mode: 'sandbox' | 'production';
  /** Address to listen on. Absent: all addresses of the machine. */
  readonly host?: string;
  readonly port: number;
  readonly adminPort: number;
  /** Port and origin of the sandbox's card processor. */
  readonly cardSandboxPort: number;
  readonly cardSandboxUrl: string;
  /** Origin of the portal, without a trailing slash. */
  readonly publicUrl: string;
  /** Origin of the back office, without a trailing slash. */
  readonly adminUrl: string;
  /** Owner connection of an external PostgreSQL. Absent: the embedded one is used. */
  readonly databaseUrl?: string;
  readonly databaseAppUrl?: string;
  readonly databaseAllowOwner: boolean;
  readonly databasePoolSize: number;
  readonly databaseJobPoolSize: number;
  readonly databaseLimits: DatabaseLimits;
  /** Concurrency and queue limits for calls that move money. */
  readonly paymentLimits: {
    readonly perKey: number;
    readonly total: number;
    readonly queueLimit: number;
    readonly totalQueueLimit: number;
    readonly deadlineMs: number;
  };
  /** 32 bytes. Encrypts secrets in the database, such as access tokens of outside services. */
  readonly dataKey: Buffer;
  /** Absolute path. */
  readonly dataDir: string;
  /** Absolute path of a second file for chain heads. */
  readonly ledgerHeadsFile?: string;
  /** A bucket with object lock for chain heads. */
  readonly ledgerHeadsBucket?: HeadsBucket;
  /** Address to which signed chain heads are mailed. */
  readonly ledgerHeadsEmail?: string;
  /** Whether an empty sandbox is filled with demo companies; never true in production. */
  readonly loadDemo: boolean;
  /** How many days of history the demo companies have. */
  readonly demoDays: number;
  /** Port of the partner example, for the origins of the demo's API key. */
  readonly partnerPort: number;
  /** The most that late fees may add up to, as a fraction of the amount to pay; decimal text. */
  readonly lateFeeCap: string;
  readonly brandName: string;
  readonly supportEmail: string;
  /** Absolute path of the folder with the versions of the terms. */
  readonly termsDir: string;
  /** Absent: no email is sent, except to the sandbox's mailbox. */
  readonly smtp?: SmtpSettings;
  /** Key by which posted returned mails are signed. */
  readonly bounceSigningKey?: Buffer;
  /** The same for text messages. */
  readonly sms?: SmsSettings;
  /** Absent: nobody signs in with Google, except by the sandbox's own page. */
  readonly google?: GoogleSettings;
  /** The same for LinkedIn. */
  readonly linkedIn?: LinkedInSettings;
  /** The banks that hold customers' money, by currency. */
  readonly depositBanks: Readonly<Record<string, DepositBank>>;
  /** Absent: no files are exchanged with a bank. */
  readonly bankFiles?: BankFileSettings;
  /** Absent: no exchange rates, except the sandbox's. */
  readonly ecb?: EcbSettings;
  /** Positions in other currencies that are worth less, in whole US dollars, are not covered yet. */
  readonly fxCoverFromUsd: number;
  /** Currencies whose accounts can't be opened yet, although a bank holds them. */
  readonly waitlistCurrencies: readonly string[];
  readonly fileStorage: FileStorageSettings;
  /** How long the bytes of removed files are kept. */
  readonly removedFilesKeepDays: number;
  /** Absent: the sandbox's scanner, which only knows the EICAR test file. */
  readonly clamd?: ClamdSettings;
  /** Absent: no chat with support. */
  readonly supportChat?: SupportChatSettings;
  readonly idleWarningMinutes: number;
  /** Minutes without a call after which the server ends a session. */
  readonly sessionIdleMinutes: number;
  readonly logLevel: Settings['LOG_LEVEL'];
  readonly callsPerMinute: number;
  readonly guardedCallsPerMinute: number;
  readonly checkAnswers: boolean;
  readonly trustedProxyHops: number;
}

/** The environment is invalid. The message has a line for each problem. */
export class InvalidConfigError extends Error {
  constructor(problem: z.ZodError) {
    super(`The configuration is not valid:\n${z.prettifyError(problem)}`);
    this.name = 'InvalidConfigError';
  }
}

/**
 * Reads and validates the environment.
 * @throws InvalidConfigError naming every invalid variable
 */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = settings.safeParse(given);
  if (!result.success) throw new InvalidConfigError(result.error);
  return toConfig(result.data);
}

/** Share of the connection pool that payments may use; the rest is kept for other calls. */
const paymentShare = 0.75;

/** Need not be secret: a sandbox holds no real data. */
const sandboxDataKey = '5a'.repeat(32);

function toConfig(given: Settings): Config {
  const smtp = smtpOf(given);
  const sms = smsOf(given);
  const bounceSigningKey = bounceSigningKeyOf(given);
  const google = googleOf(given);
  const linkedIn = linkedInOf(given);
  const clamd = clamdOf(given);
  const headsBucket = headsBucketOf(given);
  const supportChat = supportChatOf(given);
  const bankFiles = bankFilesOf(given);
  const ecb = ecbOf(given);
  const idleWarningMinutes = given.IDLE_WARNING_MINUTES ?? (given.QUITTANCE_MODE === 'sandbox' ? 14 : 29);
  return {
    mode: given.QUITTANCE_MODE,
    depositBanks: given.DEPOSIT_BANKS ?? {},
    waitlistCurrencies: given.WAITLIST_CURRENCIES ?? (given.QUITTANCE_MODE === 'sandbox' ? ['NZD'] : []),
    ...hostOf(given),
    port: given.PORT,
    adminPort: given.ADMIN_PORT,
    cardSandboxPort: given.CARD_SANDBOX_PORT,
    cardSandboxUrl: given.CARD_SANDBOX_URL ?? `http://localhost:${given.CARD_SANDBOX_PORT}`,
    publicUrl: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
    adminUrl: given.ADMIN_URL ?? `http://localhost:${given.ADMIN_PORT}`,
    ...(given.DATABASE_URL && { databaseUrl: given.DATABASE_URL }),
    ...(given.DATABASE_APP_URL && { databaseAppUrl: given.DATABASE_APP_URL }),
    databaseAllowOwner: given.DATABASE_ALLOW_OWNER,
    databasePoolSize: given.DATABASE_POOL_SIZE,
    databaseJobPoolSize: given.DATABASE_JOB_POOL_SIZE,
    databaseLimits: databaseLimitsOf(given),
    paymentLimits: {
      perKey: given.PAYMENTS_AT_ONCE_PER_ACCOUNT,
      total: Math.min(given.PAYMENTS_AT_ONCE, Math.floor(given.DATABASE_POOL_SIZE * paymentShare)),
      queueLimit: given.PAYMENT_QUEUE_LIMIT,
      totalQueueLimit: given.PAYMENT_TOTAL_QUEUE_LIMIT,
      deadlineMs: given.PAYMENT_QUEUE_SECONDS * 1000,
    },
    dataKey: Buffer.from(given.DATA_KEY ?? sandboxDataKey, 'hex'),
    dataDir: given.DATA_DIR,
    ...(headsBucket && { ledgerHeadsBucket: headsBucket }),
    ...(given.LEDGER_HEADS_EMAIL && { ledgerHeadsEmail: given.LEDGER_HEADS_EMAIL }),
    ...(given.LEDGER_HEADS_FILE && { ledgerHeadsFile: given.LEDGER_HEADS_FILE }),
    loadDemo: given.LOAD_DEMO && given.QUITTANCE_MODE === 'sandbox',
    demoDays: given.DEMO_DAYS,
    partnerPort: given.PARTNER_PORT,
    lateFeeCap: given.LATE_FEE_CAP,
    brandName: given.BRAND_NAME,
    supportEmail: given.SUPPORT_EMAIL,
    termsDir: given.TERMS_DIR,
    ...(smtp && { smtp }),
    ...(sms && { sms }),
    ...(bounceSigningKey && { bounceSigningKey }),
    ...(google && { google }),
    ...(linkedIn && { linkedIn }),
    ...(bankFiles && { bankFiles }),
    ...(ecb && { ecb }),
    fxCoverFromUsd: given.FX_COVER_FROM_USD,
    fileStorage: fileStorageOf(given),
    removedFilesKeepDays: given.REMOVED_FILES_KEEP_DAYS,
    ...(clamd && { clamd }),
    ...(supportChat && { supportChat }),
    idleWarningMinutes,
    sessionIdleMinutes: sessionIdleMinutesOf(idleWarningMinutes),
    logLevel: given.LOG_LEVEL,
    callsPerMinute: given.CALLS_PER_MINUTE,
    guardedCallsPerMinute: given.GUARDED_CALLS_PER_MINUTE,
    checkAnswers: given.CHECK_ANSWERS,
    trustedProxyHops: given.TRUSTED_PROXY_HOPS,
  };
}

function hostOf(given: Settings): Pick<Config, 'host'> {
  if (given.HOST) return { host: given.HOST };
  return given.QUITTANCE_MODE === 'sandbox' ? { host: '127.0.0.1' } : {};
}
