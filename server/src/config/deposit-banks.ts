import type { DepositField } from '@quittance/sdk/rules';
import { z } from 'zod';
import { jsonText } from './json-text.ts';

// Repeated, since the settings are read before the packages are built.
const names = [
  'iban',
  'bic',
  'accountNumber',
  'routingNumber',
  'sortCode',
  'bsb',
  'clabe',
  'bankCode',
  'branchCode',
  'institutionNumber',
  'transitNumber',
] as const satisfies readonly DepositField[];

const fields = z.array(z.strictObject({ name: z.enum(names), value: z.string().min(1) })).min(1);

const depositBank = z.strictObject({
  bankName: z.string().min(1),
  bankAddress: z.string().min(1),
  country: z.string().regex(/^[A-Z]{2}$/),
  local: fields.optional(),
  swift: fields,
});

/** The bank that holds the accounts of one currency or type, and what senders enter. */
export type DepositBank = z.infer<typeof depositBank>;

const currencyList = z
  .string()
  .transform((text) => text.split(',').map((currency) => currency.trim()))
  .pipe(z.array(z.string().regex(/^[A-Z]{3}$/)));

export const depositBankSettings = {
  WAITLIST_CURRENCIES: currencyList
    .optional()
    .describe(
      'Currencies whose accounts can’t be opened yet, separated by commas. Companies may join a waiting list, and are mailed once their currency is removed here. Currencies without a bank in DEPOSIT_BANKS always have one. Default: none; NZD in sandbox mode.',
    ),
  DEPOSIT_BANKS: jsonText
    .pipe(z.record(z.string().regex(/^([A-Z]{3}|USD:(smart|merchant))$/), depositBank))
    .optional()
    .describe(
      'The banks that hold customers’ money, as JSON by currency: {"EUR": {"bankName", "bankAddress", "country", "local": [{"name": "iban", "value": "DE…"}], "swift": […]}}. A key USD:smart or USD:merchant is the bank of accounts of that type, else that of USD is. People read these details when they add money. Has no effect in sandbox mode, which computes numbers for each account.',
    ),
};
