import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';

export interface LogOptions {
  readonly level: string;
  readonly destination?: DestinationStream;
}

/** Names under which a person, a secret or a request's content could slip into a log line. */
const neverLogged = [
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
 * The process's structured log: one JSON object a line. Log ids, counts and codes; never bodies, addresses, names, codes
 * or tokens. What is logged under such a name is struck out, and errors lose whatever looks personal, but that is the
 * second line of defence.
 */
export function createLogger({ level, destination }: LogOptions): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
    redact: {
      paths: neverLogged.flatMap((name) => [`["${name}"]`, `*["${name}"]`]),
      censor: '[removed]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
