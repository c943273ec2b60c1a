import * as z from 'zod';
import { identityProviders } from '../../rules/identity-providers.ts';
import { checkPassword } from '../../validation/password.ts';
import { fileLanguage } from '../files/shapes.ts';
import { filledText, refineBy, text, trimmedText, wrongFormat } from '../kernel/texts.ts';
import { countryCode, id, instant, userId, writtenLocales } from '../kernel/wire.ts';

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

/** How somebody reads us, beside their language. */
export const keptPreferences = z.object({
  theme: z.enum(['light', 'dark', 'auto']).optional().describe('`auto`: as the device is set.'),
});

/** The same for a person of an organization, with what their forms remember. */
export const keptPersonalPreferences = keptPreferences.extend({
  selectedFileLanguage: fileLanguage.optional().describe('The one that was chosen last, for the next file.'),
  incomingTransactionRestrictionBannerClosed: z.boolean().optional(),
  isUbosFormsSkipped: z.boolean().optional(),
  isIdentityCheckSkipped: z.boolean().optional().describe('Whether the person put their identity check off.'),
});

/** The choices to store. Absent ones stay as they are. */
const chosenLocale = z.object({
  locale: z
    .string()
    .max(35, wrongFormat)
    .regex(/^(en|es)(-[A-Za-z0-9]{1,8})*$/, wrongFormat)
    .optional()
    .describe('BCP 47 tag, such as `es-MX`. The nearest supported tag is stored.'),
});
export const preferences = chosenLocale.extend(keptPreferences.shape);
export const personalPreferences = chosenLocale.extend(keptPersonalPreferences.shape);

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

export const codeSource = z
  .enum(['email', 'authenticator'])
  .describe('Where the person finds the code: in a mail, or in their authenticator app, which nothing is mailed for.');
export type CodeSource = z.infer<typeof codeSource>;

export const recoveryCodes = z
  .array(z.string())
  .describe('Each confirms one sign-in without the authenticator app. Shown this once: we keep hashes only.');

/** The secret of a new authenticator app. */
export const authenticatorOffer = z.object({
  secret: z.string().describe('Base32, to type into the app.'),
  otpauthUri: z.string().describe('The same for a QR code.'),
});

export const firstAppCode = trimmedText(10).describe('Six digits that the app shows.');

export const authenticatorState = z.object({
  authenticatorSince: instant.nullable().describe('Null without an authenticator app.'),
  recoveryCodesLeft: z.number().int(),
});

/** Who sets up an app with a stolen session would get every later code: it is confirmed by a code of before. */
export const setUpCode = {
  subject: 'none',
  confirms: { en: 'set up an authenticator app', es: 'configurar una aplicación de autenticación' },
} as const;

export const renewalCode = {
  subject: 'none',
  confirms: { en: 'get new recovery codes', es: 'obtener nuevos códigos de recuperación' },
} as const;

export const removalCode = {
  subject: 'none',
  confirms: { en: 'remove your authenticator app', es: 'quitar su aplicación de autenticación' },
} as const;

const base64url = (max: number) =>
  z
    .string()
    .max(max, wrongFormat)
    .regex(/^[A-Za-z0-9_-]+$/, wrongFormat);

const credential = z.object({
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
});

/** What `navigator.credentials.create` answered, as JSON. */
export const createdPasskey = credential.extend({
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(16_000),
    transports: z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])).optional(),
  }),
});

/** What `navigator.credentials.get` answered, as JSON. */
export const usedPasskey = credential.extend({
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: base64url(200).optional(),
  }),
});

/** Options for the browser's passkey dialog. The challenge in them is good for five minutes, once. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

export const passkeyId = id('psk');
export const passkeyName = text(60);

export const intermediateAnswer = z.object({
  userId,
  otpRequired: z.boolean().describe('False on a remembered device; confirm then needs no code.'),
  codeSource,
  resendAt: instant.describe('When a new code may be requested.'),
});

export { type IdentityProvider, identityProviders } from '../../rules/identity-providers.ts';

export const identityProvider = z.enum(identityProviders);

/** What a provider sent the browser back with. */
export const providerAnswer = {
  googleIdToken: filledText(8_000).optional().describe('ID token that Google answered with.'),
  linkedInCode: filledText(2_000).optional().describe('Authorization code that LinkedIn answered with.'),
  state: filledText(200)
    .optional()
    .describe('State that came back with it. Good once, for ten minutes, in the browser that began.'),
  iss: filledText(200).optional().describe('Issuer that came back with it, from providers that name themselves.'),
};

export const authorizationUrl = z.object({
  authorizationUrl: z.url().describe('Page of the provider to which the browser goes.'),
});

export const linkedIdentity = z.object({
  provider: identityProvider,
  email: z.string().describe('E-mail of the account with the provider.'),
  linkedAt: instant,
});
