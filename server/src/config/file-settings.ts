import path from 'node:path';
import { z } from 'zod';

/** A bucket of a service with the S3 API. */
export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Where uploaded files are kept. */
export type FileStorageSettings =
  | { readonly kind: 'disk'; readonly folder: string }
  | { readonly kind: 's3'; readonly s3: S3Settings };

/** The malware scanner. */
export interface ClamdSettings {
  readonly host: string;
  readonly port: number;
  /** Longest wait for the scanner. */
  readonly timeoutMs: number;
}

const bucketName = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/);

export const fileSettings = {
  FILE_STORAGE: z
    .enum(['disk', 's3'])
    .default('disk')
    .describe('Where uploaded files are kept, encrypted by DATA_KEY. With servers on several machines: s3.'),
  FILES_DIR: z
    .string()
    .transform((folder) => path.resolve(folder))
    .optional()
    .describe('Folder for uploaded files. Default: files in DATA_DIR.'),
  REMOVED_FILES_KEEP_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3650)
    .default(30)
    .describe('Days for which the bytes of removed and replaced files are kept. Nobody but staff can open them.'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Address of a service with the S3 API, such as https://s3.eu-central-1.amazonaws.com.'),
  S3_REGION: z.string().default('us-east-1').describe('Region by which requests are signed.'),
  S3_BUCKET: bucketName.optional().describe('Bucket for uploaded files.'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Id of the access key of the S3 service.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('The access key’s secret.'),
  LEDGER_HEADS_BUCKET: bucketName
    .optional()
    .describe(
      'Bucket with object lock for chain heads of the ledger, at the S3 service of uploaded files: nobody can delete a head before LEDGER_HEADS_RETAIN_DAYS.',
    ),
  LEDGER_HEADS_RETAIN_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(36_500)
    .default(3650)
    .describe('Days for which heads in the bucket are locked.'),
  LEDGER_HEADS_EMAIL: z
    .email()
    .optional()
    .describe('Address of an archive to which signed chain heads of the ledger are mailed once a day.'),
  MALWARE_SCAN: z
    .enum(['clamd', 'sandbox'])
    .optional()
    .describe(
      'clamd: uploaded files are scanned by ClamAV at CLAMD_URL. sandbox: only the EICAR test file is refused. Needed in production mode. Default in sandbox mode: clamd if CLAMD_URL is set, else sandbox.',
    ),
  CLAMD_URL: z
    .url({ protocol: /^tcp$/, hostname: /./ })
    .optional()
    .describe('Address of clamd, such as tcp://localhost:3310.'),
  CLAMD_SECONDS: z.coerce.number().min(1).max(600).default(60).describe('Longest wait for the scanner.'),
};

type FileSettings = z.infer<z.ZodObject<typeof fileSettings>> & {
  readonly QUITTANCE_MODE: 'sandbox' | 'production';
  readonly DATA_DIR: string;
};

const serviceNames = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Checks settings that need each other. */
export function checkFileSettings(given: FileSettings, refuse: (name: string, message: string) => void): void {
  if (given.FILE_STORAGE === 's3') {
    for (const name of ['S3_BUCKET', ...serviceNames] as const) {
      if (given[name] === undefined) refuse(name, 'Needed by FILE_STORAGE=s3.');
    }
  }
  if (given.LEDGER_HEADS_BUCKET !== undefined) {
    for (const name of serviceNames) if (given[name] === undefined) refuse(name, 'Needed by LEDGER_HEADS_BUCKET.');
  }
  if (given.MALWARE_SCAN === 'clamd' && given.CLAMD_URL === undefined) {
    refuse('CLAMD_URL', 'Needed by MALWARE_SCAN=clamd.');
  }
  if (given.QUITTANCE_MODE === 'production' && given.MALWARE_SCAN === undefined) {
    refuse('MALWARE_SCAN', 'Needed in production mode: clamd, or sandbox to accept files unscanned.');
  }
}

/** Returns a bucket of the configured service; undefined without one. */
function s3Of(given: FileSettings, bucket: string | undefined): S3Settings | undefined {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given;
  if (!(S3_ENDPOINT && bucket && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)) return undefined;
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

export function fileStorageOf(given: FileSettings): FileStorageSettings {
  const s3 = given.FILE_STORAGE === 's3' ? s3Of(given, given.S3_BUCKET) : undefined;
  return s3 ? { kind: 's3', s3 } : { kind: 'disk', folder: given.FILES_DIR ?? path.join(given.DATA_DIR, 'files') };
}

/** A bucket whose objects are locked. */
export interface HeadsBucket {
  readonly s3: S3Settings;
  readonly retainDays: number;
}

/** Returns the bucket for chain heads; undefined without one. */
export function headsBucketOf(given: FileSettings): HeadsBucket | undefined {
  const s3 = s3Of(given, given.LEDGER_HEADS_BUCKET);
  return s3 && { s3, retainDays: given.LEDGER_HEADS_RETAIN_DAYS };
}

/** Returns the scanner; undefined for the sandbox's. */
export function clamdOf({ MALWARE_SCAN, CLAMD_URL, CLAMD_SECONDS }: FileSettings): ClamdSettings | undefined {
  if (MALWARE_SCAN === 'sandbox' || CLAMD_URL === undefined) return undefined;
  const { hostname, port } = new URL(CLAMD_URL);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310), timeoutMs: CLAMD_SECONDS * 1000 };
}
