import { followEvents, type LiveEventName, type StreamSignal } from '@quittance/sdk/contract';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { type Actor, type App, assertAccess, Refusal } from '../kernel/index.ts';
import type { LiveEvent } from '../live-events/index.ts';
import { readSession } from './authenticate.ts';
import { assertPathUser } from './authorize.ts';
import { cookieJar } from './cookie-jar.ts';
import type { Exchange } from './exchange.ts';
import type { HttpPorts } from './ports.ts';

const defaultHeartbeatMs = 25_000;
const streamsPerUser = 20;
const { access } = followEvents;

export interface EventStreamOptions {
  readonly app: App;
  readonly ports: HttpPorts;
  /** Aborted when the process stops, so that streams end and don't delay it. */
  readonly closing: AbortSignal;
  /** Interval of heartbeats, at which session and rights are checked again; default 25 seconds. */
  readonly heartbeatMs?: number;
}

/**
 * `GET /api/{userId}/events`: notifies an organization's tabs of changes by server-sent events. An event has kind and
 * id only; a tab fetches the rest with its own rights.
 */
export function eventStream({
  app,
  ports,
  closing,
  heartbeatMs = defaultHeartbeatMs,
}: EventStreamOptions): (exchange: Exchange) => Promise<Response> {
  const openStreams = new Map<string, number>();

  return async (exchange) => {
    const jar = cookieJar(exchange, app.config);
    const read = () => readSession(app, ports, 'portal', jar, 'watch');
    const actor = await read();
    exchange.set('actorKind', actor.kind);
    assertPathUser(access, actor, exchange.req.param('userId') ?? '');
    assertAccess(access, actor);
    if (actor.kind !== 'customer' || actor.organizationId === null) {
      throw new Refusal('ForbiddenError', 'There is no organization to follow.');
    }
    const { userId, organizationId } = actor;
    const open = openStreams.get(userId) ?? 0;
    if (open >= streamsPerUser) throw new Refusal('RateLimitError', 'Too many open event streams.');
    openStreams.set(userId, open + 1);

    const isStillAllowed = async () => {
      const now = await read();
      return isGranted(now) && now.kind === 'customer' && now.organizationId === organizationId;
    };
    // Proxies such as nginx would otherwise buffer the events.
    exchange.header('X-Accel-Buffering', 'no');
    return streamSSE(exchange, async (stream) => {
      const pending = new PendingEvents();
      const unsubscribe = ports.liveEvents.subscribe(organizationId, (event) => pending.add(event));
      const wake = () => pending.wake();
      stream.onAbort(wake);
      closing.addEventListener('abort', wake);
      try {
        await write(stream, 'ready', '', 1_000);
        let nextBeatAt = performance.now() + heartbeatMs;
        while (!stream.aborted && !closing.aborted) {
          const events = pending.takeAll();
          // By time, not by silence: constant events must not keep a stream open that has lost its rights.
          if (performance.now() >= nextBeatAt || changesAccess(events, userId)) {
            if (!(await isStillAllowed())) {
              await write(stream, 'session-ended');
              return;
            }
            await stream.write(': still here\n\n');
            nextBeatAt = performance.now() + heartbeatMs;
          }
          for (const { kind, organizationId: _organizationId, ...data } of events) {
            await write(stream, kind, JSON.stringify(data));
          }
          await pending.waitForMore(nextBeatAt - performance.now());
        }
      } finally {
        unsubscribe();
        closing.removeEventListener('abort', wake);
        countDown(openStreams, userId);
      }
    });
  };
}

/** @param retryMs delay before a browser reconnects */
const write = (stream: SSEStreamingApi, event: LiveEventName | StreamSignal, data = '', retryMs?: number) =>
  stream.writeSSE({ event, data, ...(retryMs !== undefined && { retry: retryMs }) });

/** Whether an event reports that the person's own access was changed or ended. */
const changesAccess = (events: readonly LiveEvent[], userId: string): boolean =>
  events.some(({ kind, objectId }) => kind === 'member.changed' && objectId === userId);

/** Whether the actor may open a stream now; a role change or restriction may have ended that. */
function isGranted(actor: Actor): boolean {
  try {
    assertAccess(access, actor);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function countDown(counts: Map<string, number>, key: string): void {
  const rest = (counts.get(key) ?? 1) - 1;
  if (rest > 0) counts.set(key, rest);
  else counts.delete(key);
}

/** Events yet to be sent, once per object: a slow reader gets only the latest event of each. */
class PendingEvents {
  readonly #events = new Map<string, LiveEvent>();
  #wake: (() => void) | undefined;

  add(event: LiveEvent): void {
    this.#events.set(`${event.kind} ${event.objectId}`, event);
    this.wake();
  }

  takeAll(): readonly LiveEvent[] {
    const taken = [...this.#events.values()];
    this.#events.clear();
    return taken;
  }

  wake(): void {
    this.#wake?.();
  }

  /** Resolves when there is something to send, on wake-up, or when the time has passed. */
  waitForMore(timeoutMs: number): Promise<void> {
    if (this.#events.size > 0 || timeoutMs <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const settle = () => {
        clearTimeout(timer);
        this.#wake = undefined;
        resolve();
      };
      const timer = setTimeout(settle, timeoutMs);
      this.#wake = settle;
    });
  }
}
