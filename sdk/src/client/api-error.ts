import type { ErrorBody, ErrorCode, TriedSecret } from '../contract/index.ts';

/** Codes of failures that no server has answered. */
export type ClientErrorCode =
  /** The server could not be reached, or the connection broke. */
  | 'NetworkError'
  /** No answer came in time. */
  | 'TimeoutError'
  /** Money may or may not have moved: the answer got lost. Never show it as success or as failure. */
  | 'UnknownOutcomeError'
  /** The answer is not one of ours: a proxy's page, a broken body. Its text is the message. */
  | 'UnreadableAnswerError'
  /** The person closed the dialog that asked for a one-time code; nothing was sent. */
  | 'OtpNotProvidedError'
  /** The host's session callback gave no session. */
  | 'SessionUnavailableError'
  /** An authorized debit could not be submitted or the bank refused it; the invoice tells, not the answer to the payment. */
  | 'DebitRefusedError'
  /** What answers at the base URL is no Quittance server; no token was sent there. */
  | 'ServerNotRecognizedError';

/**
 * - `refused`: the server answered that it did not do it
 * - `network`, `timeout`: no answer; nothing that matters can have happened
 * - `unknown-outcome`: no answer to a call that moves money; ask again with the same `idempotencyKey`, or look
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
  readonly tried?: TriedSecret | undefined;
  readonly retryable?: boolean;
  readonly retryAfterMs?: number;
  readonly idempotencyKey?: string;
  readonly cause?: unknown;
}

/** Why a call did not succeed. Show the translation of `code`; `message` is English and for developers. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly code: ErrorCode | ClientErrorCode;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Refused fields with the message of each. */
  readonly validations: ErrorBody['validations'];
  /** Names the request in the server's log, for support. */
  readonly requestId: string | undefined;
  /** With `BruteForceAttemptError`: what was tried wrongly too often. */
  readonly tried: TriedSecret | undefined;
  /** Whether the same request may succeed later without any change. */
  readonly retryable: boolean;
  /** How long the server asked to wait, milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** The key that the call was made with: pass it again to repeat the same intent. */
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

/** Whether the service is away. A busy one answers 503 too, but has not ended anybody's work. */
export const isMaintenance = ({ status, code }: ApiError): boolean => status === 503 && code !== 'ServiceBusyError';

/** Whether the session has ended, or the host gave none. */
export const isSessionLost = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 401 || error.code === 'SessionUnavailableError');

/** The answer to a call that moves money was lost, or tells nothing of what became of it. */
export const lostAnswer = (fields: Partial<ApiErrorFields> = {}): ApiError =>
  new ApiError({
    kind: 'unknown-outcome',
    code: 'UnknownOutcomeError',
    message: 'The answer was lost: the outcome is not known.',
    retryable: true,
    ...fields,
  });
