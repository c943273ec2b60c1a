import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';

export interface LogOptions {
  readonly level: string;
  readonly destination?: DestinationStream;
}

/** Keys that may contain a person's data, a secret or a request's content. */
const redactedKeys = [
  'address',
  'authorization',
  'body',
  'cookie',
  'email',
  'firstName',
  'invoice-invite-token',
  'lastName',
  'legalName',
  'otp-code',
  'otpCode',
  'password',
  'phone',
  'secret',
  'token',
];

/**
 * Creates the process's structured log: one JSON object per line. Log ids, counts and codes; never bodies, addresses,
 * names, codes or tokens. As a second line of defence, values under such keys are redacted and errors scrubbed.
 */
export function createLogger({ level, destination }: LogOptions): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
    redact: {
      paths: redactedKeys.flatMap((name) => [`["${name}"]`, `*["${name}"]`]),
      censor: '[removed]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
