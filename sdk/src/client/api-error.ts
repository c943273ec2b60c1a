import type { ErrorBody, ErrorCode, Tried } from '../contract/index.ts';

/** Error codes that the client itself sets, without a server's answer. */
export type ClientErrorCode =
  /** The server can't be reached, or the connection broke. */
  | 'NetworkError'
  /** No answer arrived in time. */
  | 'TimeoutError'
  /** The answer was lost, so money may or may not have moved. Show it neither as success nor as failure. */
  | 'UnknownOutcomeError'
  /** The answer is not from Quittance: a proxy's page, or a broken body. Its text is the message. */
  | 'UnreadableAnswerError'
  /** The person closed the dialog for the one-time code; nothing was sent. */
  | 'OtpNotProvidedError'
  /** The host's session callback returned no session. */
  | 'SessionUnavailableError'
  /**
   * An authorized debit could not be submitted, or the bank refused it. The invoice shows this, not the payment's
   * answer.
   */
  | 'DebitRefusedError'
  /** The server at the base URL is not a Quittance server; no token was sent to it. */
  | 'ServerNotRecognizedError';

/**
 * - `refused`: the server answered that it did not make the change
 * - `network`, `timeout`: no answer; no money can have moved
 * - `unknown-outcome`: no answer to an exactly-once call; retry with the same `idempotencyKey`, or read the invoice
 * - `cancelled`: never sent, because no one-time code was given
 */
export type ApiErrorKind = 'refused' | 'network' | 'timeout' | 'unknown-outcome' | 'cancelled';

export interface ApiErrorFields {
  readonly kind: ApiErrorKind;
  readonly code: ErrorCode | ClientErrorCode;
  readonly message: string;
  readonly status?: number;
  readonly validations?: ErrorBody['validations'];
  readonly requestId?: string;
  readonly tried?: Tried | undefined;
  readonly retryable?: boolean;
  readonly retryAfterMs?: number;
  readonly idempotencyKey?: string;
  readonly cause?: unknown;
}

/** A failed call. Show the translation of `code`; `message` is English, for developers. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly code: ErrorCode | ClientErrorCode;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** Refused fields, each with a message. */
  readonly validations: ErrorBody['validations'];
  /** Id of the request in the server's log, for support. */
  readonly requestId: string | undefined;
  /** With `BruteForceAttemptError`: the secret with too many wrong attempts. */
  readonly tried: Tried | undefined;
  /** Whether the same request may succeed later. */
  readonly retryable: boolean;
  /** Delay that the server requested, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** The call's key: pass it again to repeat the same intent. */
  readonly idempotencyKey: string | undefined;

  constructor(fields: ApiErrorFields) {
    super(fields.message, { cause: fields.cause });
    this.name = 'ApiError';
    this.kind = fields.kind;
    this.code = fields.code;
    this.status = fields.status ?? 0;
    this.validations = fields.validations ?? [];
    this.requestId = fields.requestId;
    this.tried = fields.tried;
    this.retryable = fields.retryable ?? false;
    this.retryAfterMs = fields.retryAfterMs;
    this.idempotencyKey = fields.idempotencyKey;
  }
}

/** Whether the service is in maintenance. A busy service also answers 503, but interrupts nobody's work. */
export const isMaintenance = ({ status, code }: ApiError): boolean => status === 503 && code !== 'ServiceBusyError';

/** Whether the session has ended, or the host provided none. */
export const isSessionLost = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 401 || error.code === 'SessionUnavailableError');

/** Creates the error for an exactly-once call whose answer was lost or leaves its outcome open. */
export const lostAnswer = (fields: Partial<ApiErrorFields> = {}): ApiError =>
  new ApiError({
    kind: 'unknown-outcome',
    code: 'UnknownOutcomeError',
    message: 'The answer was lost: the outcome is unknown.',
    retryable: true,
    ...fields,
  });
