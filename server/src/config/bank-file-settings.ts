import path from 'node:path';
import { isBusinessDate } from '@quittance/sdk/time';
import { z } from 'zod';
import { jsonText } from './json-text.ts';

const account = z
  .strictObject({
    iban: z.string().min(5).optional(),
    accountNumber: z.string().min(1).max(34).optional(),
    bic: z
      .string()
      .regex(/^[A-Z0-9]{8}([A-Z0-9]{3})?$/)
      .optional(),
    bankCode: z.string().min(1).max(35).optional(),
    country: z.string().regex(/^[A-Z]{2}$/),
    // From a day on, by when the bank's statement of a day is here on its next banking day.
    statements: z
      .array(
        z.strictObject({
          from: z.string().refine(isBusinessDate, { message: 'Give a date as YYYY-MM-DD.' }),
          by: z
            .string()
            .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
            .nullable(),
        }),
      )
      .min(1)
      .refine((rules) => rules.every(({ from }, index) => index === 0 || from > (rules[index - 1]?.from ?? '')), {
        message: 'Give the rules in the order of their days.',
      })
      .optional(),
  })
  .refine(({ iban, accountNumber }) => (iban === undefined) !== (accountNumber === undefined), {
    message: 'Give either iban or accountNumber.',
  });

const ach = z.strictObject({
  destination: z.string().regex(/^\d{9}$/),
  destinationName: z.string().min(1).max(23),
  origin: z.string().regex(/^[A-Z0-9]{9,10}$/),
  originName: z.string().min(1).max(23),
  companyName: z.string().min(1).max(16),
  companyId: z.string().regex(/^[A-Z0-9]{9,10}$/),
  odfi: z.string().regex(/^\d{8}$/),
});

const profile = z.strictObject({
  companyName: z.string().min(1).max(140),
  ach: ach.optional(),
  accounts: z.record(z.string().regex(/^[A-Z]{3}(:(smart|traditional|merchant))?$/), account),
});

/** What we agreed with the bank about the files that it exchanges with us. */
export interface BankFileSettings {
  /** Absolute path. */
  readonly folder: string;
  /** How long orders are collected before they go into a file. */
  readonly everyMinutes: number;
  readonly profile: z.infer<typeof profile>;
}

export const bankFileSettings = {
  BANK_FILES_DIR: z
    .string()
    .transform((folder) => path.resolve(folder))
    .optional()
    .describe(
      'Folder in which files are exchanged with the bank. Needs BANK_FILES_PROFILE. Replaces the sandbox’s bank.',
    ),
  BANK_FILES_PROFILE: jsonText
    .pipe(profile)
    .optional()
    .describe('What was agreed with the bank about these files, as JSON; see docs/bank-files.md.'),
  BANK_FILES_MINUTES: z.coerce
    .number()
    .int()
    .min(40)
    .max(1440)
    .default(60)
    .describe('Minutes for which orders are collected before they go into a file. The ACH allows 36 files a day.'),
};

interface Given {
  readonly BANK_FILES_DIR?: string | undefined;
  readonly BANK_FILES_PROFILE?: z.infer<typeof profile> | undefined;
  readonly BANK_FILES_MINUTES: number;
}

/** Returns the settings of bank files; undefined unless they are configured. */
export const bankFilesOf = ({
  BANK_FILES_DIR: folder,
  BANK_FILES_PROFILE,
  BANK_FILES_MINUTES: everyMinutes,
}: Given): BankFileSettings | undefined =>
  folder && BANK_FILES_PROFILE ? { folder, everyMinutes, profile: BANK_FILES_PROFILE } : undefined;

/** Refuses one of the two settings without the other. */
export function checkBankFileSettings(given: Given, report: (name: string, message: string) => void): void {
  if ((given.BANK_FILES_DIR === undefined) === (given.BANK_FILES_PROFILE === undefined)) return;
  const missing = given.BANK_FILES_DIR === undefined ? 'BANK_FILES_DIR' : 'BANK_FILES_PROFILE';
  report(missing, 'BANK_FILES_DIR and BANK_FILES_PROFILE belong together.');
}
