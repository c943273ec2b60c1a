import { ApiError } from './api-error.ts';
import type { RequestParts, Route } from './route.ts';

/** A call needs a one-time code. */
export interface CodeRequest {
  readonly route: Route;
  /** What `sendEmailCode` calls the code's purpose: method and path of the call. */
  readonly purpose: string;
  /** What the call will be sent with; `sendEmailCode` wants its `invoiceId`, since a code confirms one invoice. */
  readonly body: unknown;
  /** Aborted when the caller gives the call up; close the dialog then. */
  readonly signal: AbortSignal;
  /** Why the code before was not taken; absent at the first time. */
  readonly rejected?: ApiError;
  /** Settles when the call is over, in whichever way; never rejects. */
  readonly finished: Promise<void>;
}

/** Asks the person for a code; null when they would rather not. */
export type AskForCode = (request: CodeRequest) => Promise<string | null>;

/** After these the person can do better with another code; after any other refusal a new code would not help. */
const anotherCodeHelps: ReadonlySet<string> = new Set([
  'OtpRequiredError',
  'InvalidOtpError',
  'ExpiredOtpError',
  'ReusedLoginOtpError',
]);

const notProvided = (): ApiError =>
  new ApiError({ kind: 'cancelled', code: 'OtpNotProvidedError', message: 'No one-time code was given.' });

/** A call that needs a code, as the client sends it. */
export interface CallWithCode {
  readonly route: Route;
  readonly parts: RequestParts;
  readonly signal: AbortSignal;
}

/** Runs a call that needs a code: asks, sends, and asks again for as long as the server takes none of the codes. */
export async function withOneTimeCode<T>(
  { route, parts: { body }, signal }: CallWithCode,
  ask: AskForCode | undefined,
  send: (code: string) => Promise<T>,
): Promise<T> {
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const request = { route, purpose: `${route.method} ${route.path}`, body, signal, finished };
  let rejected: ApiError | undefined;
  try {
    for (;;) {
      const code = await ask?.(rejected ? { ...request, rejected } : request);
      signal.throwIfAborted();
      if (!code) throw notProvided();
      try {
        return await send(code);
      } catch (error) {
        if (!(error instanceof ApiError) || !anotherCodeHelps.has(error.code)) throw error;
        rejected = error;
      }
    }
  } finally {
    finish();
  }
}
