import type { CallRequest, CodePurpose, Contract } from '../contract/index.ts';
import { ApiError } from './api-error.ts';
import type { CodeFacts, RequestParts, Route } from './route.ts';

/** What `sendEmailCode` is told of the code to mail. */
export type CodeOrder = CallRequest<Contract['sendEmailCode']>['body'];

/** A call needs a one-time code. */
export interface CodeRequest {
  readonly route: Route;
  /** What `sendEmailCode` calls the code's purpose: method and path of the call. */
  readonly purpose: CodePurpose;
  /** Body for `sendEmailCode`: the purpose, and what the code is bound to. */
  readonly order: CodeOrder;
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

/** A call, as the client sends it. */
export interface CodedCall {
  readonly route: Route;
  readonly parts: RequestParts;
  readonly signal: AbortSignal;
}

interface CodeSource {
  readonly call: CodedCall;
  /** The caller's own code: nobody is asked. */
  readonly otpCode: string | undefined;
  readonly ask: AskForCode | undefined;
}

const orderOf = ({ purpose, boundTo }: CodeFacts, { body = {} }: RequestParts): CodeOrder =>
  boundTo === undefined ? { purpose } : { purpose, [boundTo]: String(body[boundTo]) };

/**
 * Sends a call. If it needs a code, asks for one first, and again for as long as the server takes none of the codes.
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
      // Whoever gives an empty code has their own field for it.
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
