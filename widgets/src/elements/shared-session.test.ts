import type { GetSession, Session } from '@quittance/sdk/client';
import { describe, expect, it } from 'vitest';
import { askHost } from './shared-session.ts';

const inAnHour = () => Date.now() + 3_600_000;

/** A host whose answers the test controls, with a record of requests. */
function createHost() {
  const asked: { readonly signal: AbortSignal; answer(token: string): void }[] = [];
  const get: GetSession = ({ signal }) =>
    new Promise<Session>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      asked.push({ signal, answer: (token) => resolve({ token, expiresAt: inAnHour() }) });
    });
  return { session: { get }, asked };
}

function createWidget(session: { readonly get: GetSession }) {
  const controller = new AbortController();
  const answer = askHost(session, { reason: 'start', signal: controller.signal }, undefined);
  const outcome = answer.then(
    ({ token }) => token,
    () => 'failed',
  );
  return { outcome, giveUp: () => controller.abort() };
}

const asking = () => Promise.resolve();

describe('widgets with one session object', () => {
  it('ask the host once', async () => {
    const { session, asked } = createHost();
    const widgets = [createWidget(session), createWidget(session), createWidget(session)];
    await asking();
    asked[0]?.answer('token');
    expect(await Promise.all(widgets.map(({ outcome }) => outcome))).toEqual(['token', 'token', 'token']);
    expect(asked).toHaveLength(1);
  });

  it('get the answer even if the first one has stopped waiting', async () => {
    const { session, asked } = createHost();
    const [first, second] = [createWidget(session), createWidget(session)];
    await asking();
    first.giveUp();
    expect(asked[0]?.signal.aborted).toBe(false);
    asked[0]?.answer('token');
    expect(await second.outcome).toBe('token');
  });

  it('abort the request when none of them waits; the next one asks again', async () => {
    const { session, asked } = createHost();
    const [first, second] = [createWidget(session), createWidget(session)];
    await asking();
    first.giveUp();
    second.giveUp();
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(await second.outcome).toBe('failed');
    const third = createWidget(session);
    await asking();
    asked[1]?.answer('next');
    expect(await third.outcome).toBe('next');
  });

  it('ask again after a callback that threw synchronously', async () => {
    let isBroken = true;
    const get: GetSession = () => {
      if (isBroken) throw new Error('not signed in');
      return Promise.resolve({ token: 'token', expiresAt: inAnHour() });
    };
    const session = { get };
    expect(await createWidget(session).outcome).toBe('failed');
    isBroken = false;
    expect(await createWidget(session).outcome).toBe('token');
  });
});
