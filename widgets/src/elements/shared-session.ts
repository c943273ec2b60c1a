import type { GetSession, Session } from '@quittance/sdk/client';

type SessionRequest = Parameters<GetSession>[0];

/** One request to the host, and the number of waiting widgets. */
interface Pending {
  readonly answer: Promise<Session>;
  readonly controller: AbortController;
  waiting: number;
}

/** The host's last answer for one session object. */
interface SharedSession {
  latest?: Session;
  pending?: Pending;
}

const sharedSessions = new WeakMap<object, SharedSession>();

const isGood = ({ expiresAt }: Session): boolean => new Date(expiresAt).getTime() > Date.now();

/** Requests a session with a separate signal: one widget that stops waiting must not abort it for the others. */
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
  // Starts after `pending` is set: a callback that throws at once would otherwise leave its failure there.
  return { answer: Promise.resolve().then(answer), controller, waiting: 0 };
}

function leave(shared: SharedSession, pending: Pending, signal: AbortSignal): void {
  pending.waiting -= 1;
  if (pending.waiting > 0 || shared.pending !== pending) return;
  delete shared.pending;
  pending.controller.abort(signal.reason);
}

/**
 * Requests a session once for all widgets with the same session object.
 * @param known the widget's previous session, which it can't use any longer
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
