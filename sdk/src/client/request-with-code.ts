import type { Call } from '../contract/index.ts';
import type { AnswerOf, Client, RequestOf, RequestOptions } from './client.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { type AskForCode, withOneTimeCode } from './one-time-code.ts';
import type { Route } from './route.ts';

export interface CodeOptions extends Omit<RequestOptions, 'otpCode'> {
  /** Replaces the client's own. */
  readonly askForCode: AskForCode;
}

/**
 * Makes a call that needs a one-time code, and asks for the code through the caller: a payment has its own dialog.
 * Works with every client; a bundle without it contains no code for asking.
 * @throws {ApiError} of kind `cancelled` when no code was given; otherwise as `Client.request`
 */
export function requestWithCode<C extends Call>(
  client: Pick<Client, 'request'>,
  route: Route<C>,
  request: RequestOf<C>,
  options: CodeOptions,
): Promise<AnswerOf<C>> {
  const { askForCode, signal = new AbortController().signal, idempotencyKey = newIdempotencyKey() } = options;
  const call = { route, parts: request, signal };
  return withOneTimeCode({ call, otpCode: undefined, ask: askForCode }, (otpCode = '') =>
    client.request(route, request, { signal, idempotencyKey, otpCode }),
  );
}
