import path from 'node:path';
import { z } from 'zod';
import { bankFileSettings, checkBankFileSettings } from './bank-file-settings.ts';
import { databaseLimitSettings } from './database-limits.ts';
import { checkDeliverySettings, deliverySettings } from './delivery-settings.ts';
import { depositBankSettings } from './deposit-banks.ts';
import { exchangeSettings } from './exchange-settings.ts';
import { checkFileSettings, fileSettings } from './file-settings.ts';
import { checkIdentitySettings, identitySettings } from './identity-settings.ts';
import { checkSupportChatSettings, supportChatSettings } from './support-chat-settings.ts';

const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

const port = z.coerce.number().int().min(0).max(65_535);
const perMinute = z.coerce.number().int().min(1).max(1_000_000);
const poolSize = z.coerce.number().int().min(4).max(200);
const flag = z.stringbool({ truthy: ['1', 'true', 'yes', 'on'], falsy: ['0', 'false', 'no', 'off'] });
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });

/**
 * The complete list of settings that the server reads from its environment. An empty variable counts as unset.
 * `npm run start -- --help` and the configuration page print the descriptions.
 */
export const settings = z
  .object({
    QUITTANCE_MODE: z
      .enum(['sandbox', 'production'])
      .default('sandbox')
      .describe('sandbox: the server simulates outside services, the clock can be moved, demo data is loaded.'),
    HOST: z
      .string()
      .optional()
      .describe(
        'Address to listen on. Default: 127.0.0.1 in sandbox mode, whose passwords are public; else every address.',
      ),
    PORT: port.default(4000).describe('Port of the portal and the API.'),
    ADMIN_PORT: port.default(4001).describe('Port of the back office.'),
    CARD_SANDBOX_PORT: port
      .default(4002)
      .describe('Port of the sandbox’s card processor, which has a separate origin. Sandbox mode only.'),
    CARD_SANDBOX_URL: origin
      .optional()
      .describe('Origin under which browsers reach it. Default: http://localhost:CARD_SANDBOX_PORT.'),
    PUBLIC_URL: origin
      .optional()
      .describe(
        'Origin under which browsers reach the portal. Default: http://localhost:PORT. With https, cookies are Secure.',
      ),
    ADMIN_URL: origin.optional().describe('Origin of the back office. Default: http://localhost:ADMIN_PORT.'),
    DATABASE_URL: postgresUrl
      .optional()
      .describe('Owner connection of your own PostgreSQL 18. Unset: a PostgreSQL is started in DATA_DIR.'),
    DATABASE_APP_URL: postgresUrl
      .optional()
      .describe(
        'Connection of the role the app works as. Unset: role <owner>_app, with a password derived from that of DATABASE_URL.',
      ),
    DATABASE_ALLOW_OWNER: flag
      .default(false)
      .describe(
        'Accept to work as the owner when such a role can’t be created. Only triggers then keep ledger and audit rows from being changed.',
      ),
    LATE_FEE_CAP: z
      .string()
      .regex(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/, 'Must be a fraction from 0 to 1.')
      .default('1')
      .describe('The most that late fees may add up to, as a fraction of the amount to pay: 0.25 for 25%.'),
    DATABASE_POOL_SIZE: poolSize
      .default(20)
      .describe('Connections for HTTP calls per server process. A quarter of them is never used by payments.'),
    DATABASE_JOB_POOL_SIZE: poolSize.default(6).describe('Connections for background jobs per server process.'),
    ...databaseLimitSettings,
    PAYMENTS_AT_ONCE: z.coerce
      .number()
      .int()
      .min(1)
      .max(200)
      .default(6)
      .describe(
        'Calls that move money at once, per server process. About three for each core of the machine: more of them don’t raise the rate, but slow down all other calls.',
      ),
    PAYMENTS_AT_ONCE_PER_ACCOUNT: z.coerce
      .number()
      .int()
      .min(1)
      .max(200)
      .default(4)
      .describe('Calls that move money of one organization at once, per server process. Others wait their turn.'),
    PAYMENT_QUEUE_LIMIT: z.coerce
      .number()
      .int()
      .min(0)
      .max(10_000)
      .default(200)
      .describe('Calls that may wait for one organization. Further ones are refused with 503.'),
    PAYMENT_TOTAL_QUEUE_LIMIT: z.coerce
      .number()
      .int()
      .min(0)
      .max(100_000)
      .default(1000)
      .describe('The same for all organizations of one server process. Further ones are refused with 503.'),
    PAYMENT_QUEUE_SECONDS: z.coerce
      .number()
      .min(0.1)
      .max(120)
      .default(10)
      .describe('Longest wait of such a call. Then it is refused with 503.'),
    DATA_KEY: z
      .string()
      .regex(/^[0-9a-f]{64}$/i, 'Use 64 hexadecimal digits.')
      .optional()
      .describe(
        'Key of 32 random bytes, as 64 hexadecimal digits, by which access tokens of outside services are encrypted at rest; the same for all processes of a database. Needed in production mode. Default in sandbox mode: a key that everybody knows.',
      ),
    DATA_DIR: z
      .string()
      .default(path.join(repositoryRoot, '.quittance'))
      .transform((folder) => path.resolve(folder))
      .describe('Folder for what the server keeps on disk. Default: .quittance in the repository.'),
    LEDGER_HEADS_FILE: z
      .string()
      .transform((file) => path.resolve(file))
      .optional()
      .describe(
        'A second file, beside ledger-heads.txt in DATA_DIR, to which chain heads of the ledger are appended: best on a disk that nobody with rights in the database can write to.',
      ),
    LOAD_DEMO: flag
      .default(true)
      .describe('Fill an empty sandbox with demo companies. Has no effect in production mode.'),
    DEMO_DAYS: z.coerce
      .number()
      .int()
      .min(60)
      .max(1_500)
      .default(548)
      .describe('Days of business that the demo companies have behind them. Default: eighteen months.'),
    PARTNER_PORT: port
      .default(4100)
      .describe(
        'Port of the example of a partner on this machine, whose pages the demo’s API key may open widgets on.',
      ),
    BRAND_NAME: z.string().default('Bancoli').describe('Product name in screens, mails and documents.'),
    SUPPORT_EMAIL: z.email().default('support@bancoli.com').describe('Address that customers are told to write to.'),
    TERMS_DIR: z
      .string()
      .default(path.join(repositoryRoot, 'server/src/signups/terms/documents'))
      .transform((folder) => path.resolve(folder))
      .describe(
        'Folder of the terms that people accept when they sign up, a folder for each version. Default: sample texts, which are no legal advice. Replace them before you take customers.',
      ),
    ...deliverySettings,
    ...identitySettings,
    ...depositBankSettings,
    ...bankFileSettings,
    ...exchangeSettings,
    ...fileSettings,
    ...supportChatSettings,
    IDLE_WARNING_MINUTES: z.coerce
      .number()
      .int()
      .min(1)
      .max(120)
      .optional()
      .describe(
        'Minutes without activity until a signed-in person is warned. The page signs out a minute later, and the server ends the session a few minutes after that. Default: 29, in sandbox mode 14.',
      ),
    LOG_LEVEL: z
      .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'])
      .default('info')
      .describe('Least severe log level.'),
    CALLS_PER_MINUTE: perMinute
      .default(1200)
      .describe('API calls a minute that one address may make, all server processes together.'),
    GUARDED_CALLS_PER_MINUTE: perMinute
      .default(30)
      .describe('The same for each call by which passwords, codes or tokens could be guessed.'),
    CHECK_ANSWERS: flag
      .default(false)
      .describe(
        'Compare every answer with its declaration and fail loudly on a difference; for development and tests.',
      ),
    TRUSTED_PROXY_HOPS: z.coerce
      .number()
      .int()
      .min(0)
      .default(0)
      .describe(
        'Number of reverse proxies in front whose X-Forwarded-For entry is believed; limits and lock-outs count by it.',
      ),
  })
  .refine((given) => given.QUITTANCE_MODE === 'sandbox' || given.DATA_KEY !== undefined, {
    path: ['DATA_KEY'],
    error: 'Needed in production mode.',
  })
  .superRefine((given, context) => {
    const report = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
    checkDeliverySettings(given, report);
    checkIdentitySettings(given, report);
    checkFileSettings(given, report);
    checkSupportChatSettings(given, report);
    checkBankFileSettings(given, report);
  });

export type Settings = z.infer<typeof settings>;
