import { expect, vi } from 'vitest';
import { ApiError, type ClientOptions, createClient } from '../client/index.ts';
import { type AnswerSource, fakeServer } from './fake-server.ts';

/** User of the session of `signedIn`. */
export const userId = 'usr_1';

type Answers = readonly AnswerSource[];

/** Creates a client with a cookie session, and records its requests. */
export function signedIn(answers: Answers, options: Partial<ClientOptions> = {}) {
  const server = fakeServer(...answers);
  const client = createClient({
    baseUrl: 'https://api.example/',
    auth: { kind: 'cookie', userId: () => userId },
    fetch: server.fetch,
    ...options,
  });
  return { client, requests: server.requests };
}

/** Creates a client whose session callback returns one token after the other. */
export function guest(answers: Answers, tokens = ['guest_1', 'guest_2'], options: Partial<ClientOptions> = {}) {
  const reasons: string[] = [];
  const get = vi.fn(async ({ reason }: { reason: string }) => {
    reasons.push(reason);
    const token = tokens[reasons.length - 1];
    if (token === undefined) throw new Error('no session');
    return { token, expiresAt: Date.now() + 3_600_000 };
  });
  return { ...signedIn(answers, { auth: { kind: 'session', get }, ...options }), reasons, get };
}

/** Returns the error with which a call fails. */
export const caught = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.then(
    () => new Error('It succeeded.'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

/** Resolves the promise while advancing fake timers, to skip the delays between attempts. */
export async function settled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  await vi.runAllTimersAsync();
  return promise;
}
