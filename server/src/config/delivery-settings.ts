import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** How email is sent. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** `implicit`: TLS from the first byte. `starttls`: refused if the server doesn't offer it. `off`: plain text. */
  readonly tls: 'implicit' | 'starttls' | 'off';
  readonly credentials?: { readonly user: string; readonly password: string };
  /** PEM of a private certificate authority. */
  readonly authority?: string;
  readonly connections: number;
  /** Longest wait for a connection or for an answer. */
  readonly timeoutMs: number;
  /** Envelope sender, to which undeliverable mail returns. Default: the sender. */
  readonly bounceAddress?: string;
  readonly dkim?: { readonly domain: string; readonly selector: string; readonly privateKey: string };
}

/** How text messages are sent. */
export interface SmsSettings {
  readonly url: string;
  readonly token: string;
  /** Key by which the provider signs delivery receipts. */
  readonly signingKey: Buffer;
}

/** A file's text. Read at start, so that a wrong path stops the start. */
const textFile = z.string().transform((file, context) => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    context.addIssue({ code: 'custom', message: `Can't be read (${(error as NodeJS.ErrnoException).code}).` });
    return z.NEVER;
  }
});

const minimumKeyBits = 2048;

/** Other keys than RSA are refused: the mail library would send unsigned mail without an error. */
function isDkimKey(pem: string): boolean {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= minimumKeyBits;
  } catch {
    return false;
  }
}

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Messages contain one-time codes, so they may leave the machine only encrypted. */
const isProtected = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || localHosts.includes(hostname);
};

const secretPrefix = 'whsec_';
const minimumSecretBytes = 24;
const bytesOf = (secret: string): Buffer => Buffer.from(secret.replace(secretPrefix, ''), 'base64');

const signingSecret = z
  .string()
  .regex(/^(whsec_)?[A-Za-z0-9+/]+={0,2}$/, 'Use base64.')
  .refine((secret) => bytesOf(secret).length >= minimumSecretBytes, `Use at least ${minimumSecretBytes} bytes.`)
  .optional();

export const deliverySettings = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'Mail server: smtp://user:password@host:587 (STARTTLS) or smtps://user:password@host:465. Percent-encode special characters. Unset: no email is sent in production mode, so nobody can sign in.',
    ),
  SMTP_TLS: z
    .enum(['required', 'off'])
    .default('required')
    .describe('off: send mail and password unencrypted to an smtp:// server. Only for a relay on the same machine.'),
  SMTP_CA_FILE: textFile.optional().describe('PEM file of the private authority that signed the server’s certificate.'),
  SMTP_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(1)
    .max(20)
    .default(5)
    .describe('Connections to the mail server per server process.'),
  SMTP_TIMEOUT_SECONDS: z.coerce
    .number()
    .min(1)
    .max(20)
    .default(10)
    .describe('Longest wait for a connection to the mail server and for each of its answers.'),
  BOUNCE_ADDRESS: z
    .email()
    .optional()
    .describe(
      'Address to which undeliverable mail returns, such as bounces@example.com. The message’s id is added: bounces+out_…@example.com. Default: SUPPORT_EMAIL without an id.',
    ),
  BOUNCE_SIGNING_SECRET: signingSecret.describe(
    `Key by which your mail server signs returned mails that it posts to /callbacks/mail-bounces: at least ${minimumSecretBytes} bytes in base64. Unset: that address does not exist.`,
  ),
  DKIM_DOMAIN: z.string().optional().describe('Domain that signs mails (DKIM).'),
  DKIM_SELECTOR: z.string().optional().describe('Selector of the DKIM key in the domain’s DNS.'),
  DKIM_KEY_FILE: textFile
    .refine(isDkimKey, `Must be an RSA private key of at least ${minimumKeyBits} bits in PEM form.`)
    .optional()
    .describe(`PEM file of the DKIM key: RSA, at least ${minimumKeyBits} bits.`),
  SMS_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isProtected, 'Use https.')
    .optional()
    .describe('Address to which text messages are posted. Unset: no text messages are sent in production mode.'),
  SMS_TOKEN: z.string().optional().describe('Bearer token for SMS_URL.'),
  SMS_SIGNING_SECRET: signingSecret.describe(
    `Key by which delivery receipts are signed: at least ${minimumSecretBytes} bytes in base64.`,
  ),
};

const given = z.object(deliverySettings);
type DeliverySettings = z.infer<typeof given>;
type SettingName = keyof DeliverySettings;

/** Settings that work only together. */
const groups: readonly (readonly SettingName[])[] = [
  ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY_FILE'],
  ['SMS_URL', 'SMS_TOKEN', 'SMS_SIGNING_SECRET'],
];

/** Reports a group of which only a part is set. */
export function checkDeliverySettings(
  settings: DeliverySettings,
  report: (name: SettingName, message: string) => void,
): void {
  for (const group of groups) {
    if (!group.some((name) => settings[name] !== undefined)) continue;
    for (const name of group) {
      if (settings[name] === undefined) report(name, `Needed together with ${group.find((other) => other !== name)}.`);
    }
  }
  if (settings.SMTP_TLS === 'off' && settings.SMTP_URL?.startsWith('smtps:')) {
    report('SMTP_TLS', 'An smtps:// address always uses TLS.');
  }
}

const standardPorts = { 'smtps:': 465, 'smtp:': 587 } as const;

export function smtpOf(settings: DeliverySettings): SmtpSettings | undefined {
  if (settings.SMTP_URL === undefined) return undefined;
  const url = new URL(settings.SMTP_URL);
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_KEY_FILE: privateKey } = settings;
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port ? Number(url.port) : standardPorts[url.protocol as keyof typeof standardPorts],
    tls: tlsOf(url, settings),
    ...(url.username && {
      credentials: { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) },
    }),
    ...(settings.SMTP_CA_FILE !== undefined && { authority: settings.SMTP_CA_FILE }),
    connections: settings.SMTP_CONNECTIONS,
    timeoutMs: settings.SMTP_TIMEOUT_SECONDS * 1000,
    ...(settings.BOUNCE_ADDRESS !== undefined && { bounceAddress: settings.BOUNCE_ADDRESS }),
    ...(domain && selector && privateKey && { dkim: { domain, selector, privateKey } }),
  };
}

function tlsOf({ protocol }: URL, { SMTP_TLS }: DeliverySettings): SmtpSettings['tls'] {
  if (protocol === 'smtps:') return 'implicit';
  return SMTP_TLS === 'off' ? 'off' : 'starttls';
}

export function smsOf(settings: DeliverySettings): SmsSettings | undefined {
  const { SMS_URL: url, SMS_TOKEN: token, SMS_SIGNING_SECRET: secret } = settings;
  return url && token && secret ? { url, token, signingKey: bytesOf(secret) } : undefined;
}

/** Key of returned mails; absent: none are posted. */
export const bounceSigningKeyOf = ({ BOUNCE_SIGNING_SECRET: secret }: DeliverySettings): Buffer | undefined =>
  secret === undefined ? undefined : bytesOf(secret);
