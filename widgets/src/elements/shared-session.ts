import type { GetSession, Session } from '@quittance/sdk/client';

type SessionRequest = Parameters<GetSession>[0];

/** One question to the host, and how many widgets wait for its answer. */
interface Pending {
  readonly answer: Promise<Session>;
  readonly controller: AbortController;
  waiting: number;
}

/** What the host has answered for one session object. */
interface SharedSession {
  latest?: Session;
  pending?: Pending;
}

const sharedSessions = new WeakMap<object, SharedSession>();

const isGood = ({ expiresAt }: Session): boolean => new Date(expiresAt).getTime() > Date.now();

/** The host gets a signal of the question itself: one widget that gives up must not take the answer from the others. */
function ask(shared: SharedSession, get: GetSession, { reason }: SessionRequest): Pending {
  const controller = new AbortController();
  const isCurrent = () => shared.pending?.controller === controller;
  const answer = async () => {
    try {
      const session = await get({ reason, signal: controller.signal });
      if (isCurrent()) shared.latest = session;
      return session;
    } finally {
      if (isCurrent()) delete shared.pending;
    }
  };
  // Starts after `pending` is set: a callback that throws at once would leave its failure there.
  return { answer: Promise.resolve().then(answer), controller, waiting: 0 };
}

function leave(shared: SharedSession, pending: Pending, signal: AbortSignal): void {
  pending.waiting -= 1;
  if (pending.waiting > 0 || shared.pending !== pending) return;
  delete shared.pending;
  pending.controller.abort(signal.reason);
}

/**
 * Asks the host once for all widgets that were given the same session object.
 * @param known the session that the asking widget had before and can't use any longer
 */
export function askHost(
  session: { readonly get: GetSession },
  request: SessionRequest,
  known: Session | undefined,
): Promise<Session> {
  const shared = sharedSessions.get(session) ?? {};
  sharedSessions.set(session, shared);
  const { latest } = shared;
  if (latest && latest !== known && isGood(latest)) return Promise.resolve(latest);
  shared.pending ??= ask(shared, (given) => session.get(given), request);
  const { pending } = shared;
  pending.waiting += 1;
  request.signal.addEventListener('abort', () => leave(shared, pending, request.signal), { once: true });
  return pending.answer;
}
