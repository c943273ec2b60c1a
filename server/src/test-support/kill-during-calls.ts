import { expect } from 'vitest';
import type { ServerProcess } from './server-process.ts';

/** A call that can be made again, on another server process too. */
export interface PreparedCall {
  readonly path: string;
  readonly body: object;
  /** With an idempotency key. */
  readonly headers: Readonly<Record<string, string>>;
  /** Of the session; absent for a guest. */
  readonly cookies?: ReadonlyMap<string, string>;
}

/** Limits that calls of one address don't reach. */
export const unlimited = { environment: { CALLS_PER_MINUTE: '1000000', GUARDED_CALLS_PER_MINUTE: '1000000' } };

/**
 * Makes a call as its own browser would. @returns whether it was answered; a refusal fails the test, save by a server that
 * is too busy to begin
 */
async function isAnswered(server: ServerProcess, { path, body, headers, cookies }: PreparedCall): Promise<boolean> {
  const client = server.client();
  for (const [name, value] of cookies ?? []) client.cookies.set(name, value);
  const answer = await client.request(path, { method: 'POST', body, headers }).catch(() => null);
  if (answer?.status === 503) return false;
  if (answer) expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return answer !== null;
}

/** Makes calls until each is answered, as browsers do that try again. */
export async function callUntilAnswered(server: ServerProcess, calls: readonly PreparedCall[]): Promise<void> {
  // Not by `expect.poll`, which would try again after a refusal, too.
  let unanswered = calls;
  for (let tries = 0; unanswered.length > 0 && tries < 100; tries += 1) {
    const answered = await Promise.all(unanswered.map((call) => isAnswered(server, call)));
    unanswered = unanswered.filter((_, index) => !answered[index]);
  }
  expect(unanswered).toEqual([]);
}

/** Makes all calls at once, and kills the server when so many have been answered. @returns those that were not answered */
export async function callUntilKilled<Call extends PreparedCall>(
  server: ServerProcess,
  calls: readonly Call[],
  answersBeforeKill: number,
): Promise<readonly Call[]> {
  let answers = 0;
  const outcomes = calls.map(async (call) => {
    const answered = await isAnswered(server, call);
    answers += 1;
    if (answers === answersBeforeKill) await server.kill();
    return answered;
  });
  const answered = await Promise.all(outcomes);
  await server.kill();
  return calls.filter((_, index) => !answered[index]);
}
