import * as z from 'zod';
import { filledText, wrongFormat } from '../kernel/texts.ts';
import { instant, userId, writtenLocales } from '../kernel/wire.ts';

export const profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string().optional(),
  phoneNumberCountryIso: z.string().optional(),
  phoneNumberVerified: z.boolean(),
});

/** The language that a person reads us in. */
export const storedLocale = z
  .enum(writtenLocales)
  .nullable()
  .describe('Language of the person’s mails and pages: of the first sign-in, then as chosen. Null before.');

export const preferences = z.object({
  locale: z
    .string()
    .max(35, wrongFormat)
    .regex(/^(en|es)(-[A-Za-z0-9]{1,8})*$/, wrongFormat)
    .describe('BCP 47 tag, such as `es-MX`. Kept as the nearest that we write by.'),
});

export const personStatus = z.enum(['enabled', 'restricted', 'suspended']);
export type PersonStatus = z.infer<typeof personStatus>;

export const password = filledText(200);

export const intermediateAnswer = z.object({
  userId,
  otpRequired: z.boolean().describe('False on a device that was remembered; confirm then needs no code.'),
  resendAt: instant.describe('When a new code may be asked for.'),
});
