import type { Call, CallOutput, CallRequest, ClientAnswer } from '../contract/index.ts';
import { normalizeLocale } from '../i18n/locale.ts';
import type { Decoded } from '../money/index.ts';
import { ApiError, lostAnswer } from './api-error.ts';
import type { Authenticator, ClientAuth, Credentials } from './authenticate.ts';
import { encodeUrl } from './encode-request.ts';
import type { HeldCalls, OnSessionExpired } from './held-calls.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import type { AskForCode, CodedCall } from './one-time-code.ts';
import { readAnswer } from './read-answer.ts';
import type { DownloadedFile } from './read-file.ts';
import { withRetry } from './retry.ts';
import type { RequestParts, Route } from './route.ts';
import { DeadlineError, withDeadline } from './wait.ts';

/** Time limit of one attempt, unless the client or the call has another one. */
export const defaultTimeoutMs = 30_000;

export interface ClientOptions {
  /** Origin of the API, such as `https://pay.example`; empty for the page's own. */
  readonly baseUrl: string;
  readonly auth: ClientAuth;
  /** Obtains one-time codes. Without it, calls that need a code fail with OtpNotProvidedError. */
  readonly askForCode?: AskForCode;
  readonly onSessionExpired?: OnSessionExpired;
  /** Called with each failed call after its retries, for example to report maintenance or a disabled organization. */
  readonly onFailure?: (failed: { readonly route: Route; readonly error: ApiError }) => void;
  /** Language of the person, for texts that the server writes. An invalid tag is not sent. */
  readonly locale?: () => string;
  /** Time limit of one attempt, in milliseconds; default 30,000, or 600,000 for calls that send or return files. */
  readonly timeoutMs?: number;
  /** Default: the platform's `fetch`. */
  readonly fetch?: typeof fetch;
}

/** Options of every client, whatever its authentication. */
export type CommonOptions = Omit<ClientOptions, 'auth' | 'askForCode' | 'onSessionExpired'>;

export interface RequestOptions {
  readonly signal?: AbortSignal;
  /** Key of an earlier attempt, to repeat the same intent; default: a new one. Only for exactly-once calls. */
  readonly idempotencyKey?: string;
  /** Time limit of one attempt of this call, in milliseconds, including its files. Default: the client's. */
  readonly timeoutMs?: number;
  /** A code that is already known: `askForCode` is not called. Empty: the call fails with OtpNotProvidedError. */
  readonly otpCode?: string;
}

type Given<Parts> = { readonly [Name in keyof Parts as undefined extends Parts[Name] ? never : Name]: Parts[Name] };

/** Input of a call: `params`, `query`, `body` and `files`, as far as the call declares them. */
export type RequestOf<C extends Call> = Given<CallRequest<C>>;

/** Answer of a call, with decimals as text; or the file that it returns. */
export type AnswerOf<C extends Call> = ClientAnswer<C, Decoded<CallOutput<C>>, DownloadedFile>;

export interface Client {
  /**
   * Makes a call.
   * @throws {ApiError} when the call failed
   * @throws the signal's reason when the caller aborted it
   */
  request<C extends Call>(route: Route<C>, request: RequestOf<C>, options?: RequestOptions): Promise<AnswerOf<C>>;
  /** Resumes calls that were held when the session expired, after a new sign-in. */
  resumeSession(): void;
  /** Drops the session token; the next call asks the callback for a new one. */
  forgetSession(): void;
}

/** One call with the values that all its attempts share. */
interface PendingCall {
  readonly route: Route;
  readonly parts: RequestParts;
  readonly signal: AbortSignal;
  readonly idempotencyKey: string | undefined;
  readonly timeoutMs: number;
}

const neverAborted = (): AbortSignal => new AbortController().signal;

export interface ClientParts {
  readonly authenticator: Authenticator;
  /** Holds calls of an expired session; without it they fail. */
  readonly held?: HeldCalls;
  /** Obtains codes for calls that need one; without it they are sent without a code. */
  readonly withCode?: (
    call: CodedCall,
    otpCode: string | undefined,
    send: (code: string | undefined) => Promise<unknown>,
  ) => Promise<unknown>;
}

/** Makes a client of its parts. A bundle contains only the parts that its clients have. */
export function assembleClient(options: CommonOptions, { authenticator, held, withCode }: ClientParts): Client {
  const { timeoutMs = defaultTimeoutMs, baseUrl, locale, onFailure } = options;

  async function attempt(pending: PendingCall, credentials: Credentials, code: string | undefined): Promise<unknown> {
    const { route, parts, idempotencyKey } = pending;
    const headers: Record<string, string> = { accept: 'application/json', ...credentials.headers };
    const form = route.encode?.(parts);
    // Undefined for a call without a body, whatever the type of JSON.stringify says.
    const json = form ? undefined : (JSON.stringify(parts.body) as string | undefined);
    // The browser sets the type of a form, with its boundary.
    if (json) headers['content-type'] = 'application/json';
    if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
    if (code) headers['otp-code'] = code;
    const language = locale && normalizeLocale(locale());
    if (language) headers['accept-language'] = language;
    const url = encodeUrl(baseUrl, credentials.userId, route, parts);
    return withDeadline(pending.timeoutMs, pending.signal, async (signal) => {
      const response = await (options.fetch ?? fetch)(url, {
        method: route.method,
        headers,
        credentials: authenticator.credentials,
        cache: 'no-store',
        signal,
        // Undefined is false to `fetch`; its type doesn't say so.
        keepalive: route.keepalive as boolean,
        body: form ?? json ?? null,
      });
      return (route.read ?? readAnswer)(response);
    }).catch((error: unknown) => {
      pending.signal.throwIfAborted();
      throw error instanceof ApiError ? error : noAnswer(error, pending);
    });
  }

  const send = (pending: PendingCall, credentials: Credentials, code: string | undefined): Promise<unknown> =>
    withRetry(isSafeToRepeat(pending), pending.signal, () => attempt(pending, credentials, code));

  /** After a 401 nothing was changed, so any call may be retried once with other credentials. */
  async function sendAuthenticated(pending: PendingCall, code: string | undefined): Promise<unknown> {
    const credentials = await authenticator.credentialsFor(pending.route);
    try {
      return await send(pending, credentials, code);
    } catch (error) {
      const others = isUnauthenticated(error) ? await authenticator.replace(credentials) : null;
      if (!others) throw error;
      return send(pending, others, code);
    }
  }

  function sendHeld(pending: PendingCall, code: string | undefined): Promise<unknown> {
    const send = () => sendAuthenticated(pending, code);
    return held ? held.send(pending, send) : send();
  }

  async function perform(pending: PendingCall, otpCode: string | undefined): Promise<unknown> {
    return withCode ? withCode(pending, otpCode, (code) => sendHeld(pending, code)) : sendHeld(pending, otpCode);
  }

  return {
    async request<C extends Call>(
      route: Route<C>,
      request: RequestOf<C>,
      { signal = neverAborted(), idempotencyKey, otpCode, ...own }: RequestOptions = {},
    ) {
      const pending: PendingCall = {
        route,
        parts: request,
        signal,
        idempotencyKey: route.exactlyOnce ? (idempotencyKey ?? newIdempotencyKey()) : undefined,
        timeoutMs: own.timeoutMs ?? route.timeoutMs ?? timeoutMs,
      };
      try {
        return (await perform(pending, otpCode)) as AnswerOf<C>;
      } catch (error) {
        const failure = describeOutcome(error, pending);
        if (failure instanceof ApiError) onFailure?.({ route, error: failure });
        throw failure;
      }
    },
    resumeSession: () => held?.resume(),
    forgetSession: () => authenticator.forget(),
  };
}

const isSafeToRepeat = ({ route, idempotencyKey }: PendingCall): boolean =>
  route.method === 'GET' || idempotencyKey !== undefined;

/**
 * Describes a call without an answer. A read that reached the time limit is not retried, since the person has waited
 * enough. A payment is: its key makes that safe, and the answer shows whether money moved.
 */
function noAnswer(cause: unknown, { route }: PendingCall): ApiError {
  return cause instanceof DeadlineError
    ? new ApiError({
        kind: 'timeout',
        code: 'TimeoutError',
        message: 'The server did not answer in time.',
        retryable: route.exactlyOnce === true,
        cause,
      })
    : new ApiError({
        kind: 'network',
        code: 'NetworkError',
        message: 'The server could not be reached.',
        retryable: true,
        cause,
      });
}

const isUnauthenticated = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 401;

/** Client errors that certainly changed nothing. */
const definiteFailures: ReadonlySet<string> = new Set([
  'ProviderUnavailableError',
  'MaintenanceError',
  'ServiceBusyError',
]);

/**
 * Whether money may have moved without a definite answer: there was no answer, or one from a proxy, or the server broke
 * down, possibly after its commit.
 */
const isOutcomeUnknown = ({ kind, code, status }: ApiError): boolean =>
  kind === 'network' ||
  kind === 'timeout' ||
  (code === 'UnreadableAnswerError' && status < 300) ||
  (status >= 500 && !definiteFailures.has(code));

function describeOutcome(error: unknown, { route, idempotencyKey }: PendingCall): unknown {
  if (!(error instanceof ApiError) || !route.exactlyOnce || !isOutcomeUnknown(error)) return error;
  return lostAnswer({
    status: error.status,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    cause: error,
  });
}
