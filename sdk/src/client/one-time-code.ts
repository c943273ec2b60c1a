import type { CallRequest, CodePurpose, Contract } from '../contract/index.ts';
import { ApiError } from './api-error.ts';
import type { CodeFacts, RequestParts, Route } from './route.ts';

/** Body of `sendEmailCode`: which code to mail. */
export type CodeOrder = CallRequest<Contract['sendEmailCode']>['body'];

/** A call needs a one-time code. */
export interface CodeRequest {
  readonly route: Route;
  /** The code's purpose, as `sendEmailCode` names it: method and path of the call. */
  readonly purpose: CodePurpose;
  /** Body for `sendEmailCode`: the purpose, and what the code is bound to. */
  readonly order: CodeOrder;
  /** Aborted when the caller gives the call up; close the dialog then. */
  readonly signal: AbortSignal;
  /** Why the previous code was refused; absent at the first request. */
  readonly rejected?: ApiError;
  /** Resolves when the call is over, whether it succeeded or failed; never rejects. */
  readonly finished: Promise<void>;
}

/** Asks the person for a code; null when they cancel. */
export type AskForCode = (request: CodeRequest) => Promise<string | null>;

/** Refusals after which another code may succeed. After any other, a new code would not help. */
const anotherCodeHelps: ReadonlySet<string> = new Set([
  'OtpRequiredError',
  'InvalidOtpError',
  'ExpiredOtpError',
  'ReusedLoginOtpError',
]);

const notProvided = (): ApiError =>
  new ApiError({ kind: 'cancelled', code: 'OtpNotProvidedError', message: 'No one-time code was given.' });

/** A call, as the client sends it. */
export interface CodedCall {
  readonly route: Route;
  readonly parts: RequestParts;
  readonly signal: AbortSignal;
}

interface CodeSource {
  readonly call: CodedCall;
  /** A code that the caller already has; the client then asks nobody. */
  readonly otpCode: string | undefined;
  readonly ask: AskForCode | undefined;
}

const orderOf = ({ purpose, boundTo }: CodeFacts, parts: RequestParts): CodeOrder => ({
  purpose,
  ...boundTo?.(parts),
});

/**
 * Sends a call. If it needs a code, asks for one first, and again after each refused code.
 * @throws {ApiError} OtpNotProvidedError when it needs a code and there is none
 */
export async function withOneTimeCode<T>(
  { call: { route, parts, signal }, otpCode, ask }: CodeSource,
  send: (code: string | undefined) => Promise<T>,
): Promise<T> {
  const { otp } = route;
  if (!otp || otpCode) return send(otpCode);
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const request = { route, purpose: otp.purpose, order: orderOf(otp, parts), signal, finished };
  let rejected: ApiError | undefined;
  try {
    for (;;) {
      // An empty code means that the caller has its own field for codes, so ask nobody.
      const code = otpCode ?? (await ask?.(rejected ? { ...request, rejected } : request));
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
