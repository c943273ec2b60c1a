import { streamSSE } from 'hono/streaming';
import { type App, Refusal } from '../kernel/index.ts';
import type { LiveEvent } from '../live-events/index.ts';
import { readSession } from './authenticate.ts';
import { assertAccess, assertPathUser } from './authorize.ts';
import { cookieJar } from './cookie-jar.ts';
import type { Exchange } from './exchange.ts';
import type { HttpPorts } from './ports.ts';

const defaultHeartbeatMs = 25_000;
const streamsPerUser = 20;
const access = { kind: 'customer', roles: ['owner', 'manager', 'read-only'] } as const;

export interface EventStreamOptions {
  readonly app: App;
  readonly ports: HttpPorts;
  /** Aborted when the process stops, so that streams end by themselves and don't hold it up. */
  readonly closing: AbortSignal;
  /** Pause between signs of life, at each of which the session is looked at again; default 25 seconds. */
  readonly heartbeatMs?: number;
}

/**
 * `GET /api/{userId}/events`: tells the tabs of a business what has changed, as server-sent events. An event holds kind and
 * id only; what there is to see, a tab asks for with its own rights.
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
      throw new Refusal('ForbiddenError', 'There is no business to follow.');
    }
    const { userId, organizationId } = actor;
    const open = openStreams.get(userId) ?? 0;
    if (open >= streamsPerUser) throw new Refusal('RateLimitError', 'Too many open event streams.');
    openStreams.set(userId, open + 1);

    const isStillAllowed = async () => {
      const now = await read();
      return now.kind === 'customer' && now.organizationId === organizationId;
    };
    // Proxies such as nginx would otherwise gather the events.
    exchange.header('X-Accel-Buffering', 'no');
    return streamSSE(exchange, async (stream) => {
      const pending = new PendingEvents();
      const unsubscribe = ports.liveEvents.subscribe(organizationId, (event) => pending.add(event));
      const wake = () => pending.wake();
      stream.onAbort(wake);
      closing.addEventListener('abort', wake);
      try {
        await stream.writeSSE({ event: 'ready', data: '', retry: 1_000 });
        while (!stream.aborted && !closing.aborted) {
          for (const { kind, objectId } of pending.takeAll()) {
            await stream.writeSSE({ event: kind, data: JSON.stringify({ objectId }) });
          }
          if (await pending.waitForMore(heartbeatMs)) continue;
          if (!(await isStillAllowed())) {
            await stream.writeSSE({ event: 'session-ended', data: '' });
            return;
          }
          await stream.write(': still here\n\n');
        }
      } finally {
        unsubscribe();
        closing.removeEventListener('abort', wake);
        countDown(openStreams, userId);
      }
    });
  };
}

function countDown(counts: Map<string, number>, key: string): void {
  const rest = (counts.get(key) ?? 1) - 1;
  if (rest > 0) counts.set(key, rest);
  else counts.delete(key);
}

/** Events that a stream has yet to send, once per object: a slow reader gets the last word and not the whole story. */
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

  /** @returns true when woken, false when the time passed without anything to send */
  waitForMore(timeoutMs: number): Promise<boolean> {
    if (this.#events.size > 0) return Promise.resolve(true);
    return new Promise((resolve) => {
      const settle = (isWoken: boolean) => {
        clearTimeout(timer);
        this.#wake = undefined;
        resolve(isWoken);
      };
      const timer = setTimeout(() => settle(false), timeoutMs);
      this.#wake = () => settle(true);
    });
  }
}
