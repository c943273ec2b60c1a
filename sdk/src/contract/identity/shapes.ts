import * as z from 'zod';
import { checkPassword } from '../../validation/password.ts';
import { filledText, refineBy, text, wrongFormat } from '../kernel/texts.ts';
import { countryCode, instant, userId, writtenLocales } from '../kernel/wire.ts';

export const profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string().optional(),
  phoneNumberCountryIso: z.string().optional(),
  phoneNumberVerified: z.boolean(),
});

/** The language of a person's mails and pages. */
export const storedLocale = z
  .enum(writtenLocales)
  .nullable()
  .describe('Language of the person’s mails and pages: chosen, or else of the first sign-in. Null before it.');

export const preferences = z.object({
  locale: z
    .string()
    .max(35, wrongFormat)
    .regex(/^(en|es)(-[A-Za-z0-9]{1,8})*$/, wrongFormat)
    .describe('BCP 47 tag, such as `es-MX`. The nearest supported tag is stored.'),
});

export const personStatus = z.enum(['enabled', 'restricted', 'suspended']);
export type PersonStatus = z.infer<typeof personStatus>;

export const password = filledText(200);

/** A password that a person chooses: strong enough by the catalogue. */
export const newPassword = password.superRefine(refineBy(checkPassword));

/** A phone number as it is typed: national, or international with `+`. */
export const phoneFields = z.object({
  phoneNumber: text(40).describe('With its calling code, such as +12125550123, or as written in the country.'),
  countryIso: countryCode.describe('Country of the number, two capital letters.'),
});

/** Token of the link by which a person sets their password. */
export const passwordLinkToken = filledText(200);

export const intermediateAnswer = z.object({
  userId,
  otpRequired: z.boolean().describe('False on a remembered device; confirm then needs no code.'),
  resendAt: instant.describe('When a new code may be requested.'),
});
