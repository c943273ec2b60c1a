import type { Call, CallOutput, CallRequest, ClientAnswer } from '../contract/index.ts';
import { normalizeLocale } from '../i18n/locale.ts';
import { ApiError, isSessionLost, lostAnswer } from './api-error.ts';
import {
  type Authenticator,
  type ClientAuth,
  type Credentials,
  createAuthenticator,
  sessionAuthenticator,
} from './authenticate.ts';
import type { Decoded } from './decoded.ts';
import { encodeUrl } from './encode-request.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { type AskForCode, type CodedCall, withOneTimeCode } from './one-time-code.ts';
import { readAnswer } from './read-answer.ts';
import type { DownloadedFile } from './read-file.ts';
import { withRetry } from './retry.ts';
import type { RequestParts, Route } from './route.ts';
import type { GetSession } from './session-tokens.ts';
import { DeadlineError, wait, withDeadline } from './wait.ts';

/** Long enough for a page to leave for the sign-in screen, or a person to sign in again, before held calls fail. */
const sessionExpiredHoldMs = 1_000_000;

const defaultTimeoutMs = 30_000;

export interface ClientOptions {
  /** Origin of the API, such as `https://pay.example`; empty for the page's own. */
  readonly baseUrl: string;
  readonly auth: ClientAuth;
  /** Obtains the one-time code of a call that needs one. Without it such calls fail with OtpNotProvidedError. */
  readonly askForCode?: AskForCode;
  /**
   * The session has ended and no new one is to be had. Answer `hold` when the page leaves or lets the person sign in
   * again: calls then wait, at most 1,000,000 ms, for `resumeSession`, and no error flashes up meanwhile.
   */
  readonly onSessionExpired?: (expired: { readonly route: Route; readonly error: ApiError }) => 'hold' | undefined;
  /** Called with every failed call after its retries, for reports: maintenance, a disabled organization. */
  readonly onFailure?: (failed: { readonly route: Route; readonly error: ApiError }) => void;
  /** Language of the person, for what the server words itself. Text that is no tag is not sent. */
  readonly locale?: () => string;
  /** How long one attempt may take, milliseconds; default 30,000. Calls that send or answer files have 600,000. */
  readonly timeoutMs?: number;
  /** Default: the platform's. */
  readonly fetch?: typeof fetch;
}

/** What every client can be told, however it proves who asks. */
export type CommonOptions = Omit<ClientOptions, 'auth' | 'askForCode'>;

export interface RequestOptions {
  readonly signal?: AbortSignal;
  /** Pass the key of an earlier attempt to repeat the same intent; made anew by default. Only for calls that move money. */
  readonly idempotencyKey?: string;
  /** How long one attempt of this call may take, milliseconds, its files included. Default: as the client says. */
  readonly timeoutMs?: number;
  /** A code that is at hand already: nobody is asked. Empty: the call fails with OtpNotProvidedError. */
  readonly otpCode?: string;
}

type Given<Parts> = { readonly [Name in keyof Parts as undefined extends Parts[Name] ? never : Name]: Parts[Name] };

/** What a call takes: `params`, `query`, `body` and `files`, each where the call declares it. */
export type RequestOf<C extends Call> = Given<CallRequest<C>>;

/** What a call answers, with decimals as text; or the file that it answers. */
export type AnswerOf<C extends Call> = ClientAnswer<C, Decoded<CallOutput<C>>, DownloadedFile>;

export interface Client {
  /**
   * Makes a call.
   * @throws {ApiError} when it did not succeed
   * @throws the signal's reason when the caller aborted it
   */
  request<C extends Call>(route: Route<C>, request: RequestOf<C>, options?: RequestOptions): Promise<AnswerOf<C>>;
  /** A session is there again: repeats the calls that were held when it expired. */
  resumeSession(): void;
  /** Drops the session token; the next call asks the callback for a new one. */
  forgetSession(): void;
}

/** One call on its way, with what must stay the same over all its attempts. */
interface Journey {
  readonly route: Route;
  readonly parts: RequestParts;
  readonly signal: AbortSignal;
  readonly idempotencyKey: string | undefined;
  readonly timeoutMs: number;
}

const neverAborted = (): AbortSignal => new AbortController().signal;

export function createClient({ auth, askForCode, ...options }: ClientOptions): Client {
  return assembleClient(options, {
    authenticator: createAuthenticator(auth, options.timeoutMs ?? defaultTimeoutMs),
    withCode: (call, otpCode, send) => withOneTimeCode({ call, otpCode, ask: askForCode }, send),
  });
}

/**
 * A client for the session that a callback answers, as `createClient` makes with `auth: { kind: 'session', get }` and
 * without `askForCode`. A bundle that uses only this one carries no other way to prove who asks.
 */
export const createSessionClient = (get: GetSession, options: CommonOptions): Client =>
  assembleClient(options, { authenticator: sessionAuthenticator(get, options.timeoutMs ?? defaultTimeoutMs) });

interface ClientParts {
  readonly authenticator: Authenticator;
  /** Obtains codes for calls that need one; without it they go out as they are. */
  readonly withCode?: (
    call: CodedCall,
    otpCode: string | undefined,
    send: (code: string | undefined) => Promise<unknown>,
  ) => Promise<unknown>;
}

function assembleClient(options: CommonOptions, { authenticator, withCode }: ClientParts): Client {
  const { timeoutMs = defaultTimeoutMs, baseUrl, locale, onFailure } = options;
  let resumed = new AbortController();

  async function attempt(journey: Journey, credentials: Credentials, code: string | undefined): Promise<unknown> {
    const { route, parts, idempotencyKey } = journey;
    const headers: Record<string, string> = { accept: 'application/json', ...credentials.headers };
    const form = route.encode?.(parts);
    // Undefined for a call without a body, whatever the types of JSON.stringify say.
    const json = form ? undefined : (JSON.stringify(parts.body) as string | undefined);
    // The browser names the type of a form itself, with its boundary.
    if (json) headers['content-type'] = 'application/json';
    if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
    if (code) headers['otp-code'] = code;
    const language = locale && normalizeLocale(locale());
    if (language) headers['accept-language'] = language;
    const url = encodeUrl(baseUrl, credentials.userId, route, parts);
    return withDeadline(journey.timeoutMs, journey.signal, async (signal) => {
      const response = await (options.fetch ?? fetch)(url, {
        method: route.method,
        headers,
        credentials: authenticator.credentials,
        cache: 'no-store',
        signal,
        body: form ?? json ?? null,
      });
      return (route.read ?? readAnswer)(response);
    }).catch((error: unknown) => {
      journey.signal.throwIfAborted();
      throw error instanceof ApiError ? error : noAnswer(error, journey);
    });
  }

  const send = (journey: Journey, credentials: Credentials, code: string | undefined): Promise<unknown> =>
    withRetry(isSafeToRepeat(journey), journey.signal, () => attempt(journey, credentials, code));

  /** A 401 says that nothing was done, so that any call may be made once more with other credentials. */
  async function sendAuthenticated(journey: Journey, code: string | undefined): Promise<unknown> {
    const credentials = await authenticator.credentialsFor(journey.route);
    try {
      return await send(journey, credentials, code);
    } catch (error) {
      const others = isUnauthenticated(error) ? await authenticator.replace(credentials) : null;
      if (!others) throw error;
      return send(journey, others, code);
    }
  }

  async function sendHeld(journey: Journey, code: string | undefined): Promise<unknown> {
    const userId = authenticator.userId();
    try {
      return await sendAuthenticated(journey, code);
    } catch (error) {
      if (!endsSession(error, journey.route, authenticator)) throw error;
      const answer = options.onSessionExpired?.({ route: journey.route, error });
      if (answer !== 'hold' || !(await isResumed(journey.signal))) throw error;
      // What one person began must not go out in the name of another who has signed in since.
      if (authenticator.userId() !== userId) throw error;
      return sendAuthenticated(journey, code);
    }
  }

  async function isResumed(signal: AbortSignal): Promise<boolean> {
    try {
      await wait(sessionExpiredHoldMs, AbortSignal.any([signal, resumed.signal]));
      return false;
    } catch {
      signal.throwIfAborted();
      return true;
    }
  }

  async function perform(journey: Journey, otpCode: string | undefined): Promise<unknown> {
    return withCode ? withCode(journey, otpCode, (code) => sendHeld(journey, code)) : sendHeld(journey, otpCode);
  }

  return {
    async request<C extends Call>(
      route: Route<C>,
      request: RequestOf<C>,
      { signal = neverAborted(), idempotencyKey, otpCode, ...own }: RequestOptions = {},
    ) {
      const journey: Journey = {
        route,
        parts: request,
        signal,
        idempotencyKey: route.movesMoney ? (idempotencyKey ?? newIdempotencyKey()) : undefined,
        timeoutMs: own.timeoutMs ?? route.timeoutMs ?? timeoutMs,
      };
      try {
        return (await perform(journey, otpCode)) as AnswerOf<C>;
      } catch (error) {
        const failure = describeOutcome(error, journey);
        if (failure instanceof ApiError) onFailure?.({ route, error: failure });
        throw failure;
      }
    },
    resumeSession() {
      resumed.abort();
      resumed = new AbortController();
    },
    forgetSession: () => authenticator.forget(),
  };
}

const isSafeToRepeat = ({ route, idempotencyKey }: Journey): boolean =>
  route.method === 'GET' || idempotencyKey !== undefined;

/**
 * No answer came. A read that hung for its whole time is not repeated, since the person has waited enough; a payment is,
 * since its key makes it safe and the answer says whether the money moved.
 */
function noAnswer(cause: unknown, { route }: Journey): ApiError {
  return cause instanceof DeadlineError
    ? new ApiError({
        kind: 'timeout',
        code: 'TimeoutError',
        message: 'The server did not answer in time.',
        retryable: route.movesMoney === true,
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

const endsSession = (error: unknown, route: Route, authenticator: Authenticator): error is ApiError =>
  isSessionLost(error) &&
  !['public', 'intermediate', 'staff-intermediate'].includes(route.access) &&
  authenticator.isSignedIn();

/** Failures of ours that say for certain that nothing was done. */
const definiteFailures: ReadonlySet<string> = new Set([
  'ProviderUnavailableError',
  'MaintenanceError',
  'ServiceBusyError',
]);

/**
 * Whether money may have moved although no server of ours has said so: nothing came back, or something that only a proxy
 * can have written, or the server broke down, which it may have done after its commit.
 */
const isOutcomeUnknown = ({ kind, code, status }: ApiError): boolean =>
  kind === 'network' ||
  kind === 'timeout' ||
  (code === 'UnreadableAnswerError' && status < 300) ||
  (status >= 500 && !definiteFailures.has(code));

function describeOutcome(error: unknown, { route, idempotencyKey }: Journey): unknown {
  if (!(error instanceof ApiError) || !route.movesMoney || !isOutcomeUnknown(error)) return error;
  return lostAnswer({
    status: error.status,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    cause: error,
  });
}
