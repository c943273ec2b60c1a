import type { Client } from 'pg';
import type { Logger } from 'pino';
import { type ConnectionLimits, defaultDatabaseLimits } from '../config/index.ts';
import { limitedClient, WatchedClient } from '../db/index.ts';
import { type LiveEvent, liveEventChannel } from './event.ts';
import { readPayload } from './payload.ts';

const maxPauseMs = 5_000;

/** Live events of all processes on one database, as received by this process. */
export interface LiveEvents {
  /** @returns a function that ends the subscription */
  subscribe(organizationId: string, listener: (event: LiveEvent) => void): () => void;
  close(): Promise<void>;
}

export interface LiveEventOptions {
  readonly databaseUrl: string;
  readonly log: Logger;
  readonly limits?: ConnectionLimits;
}

/**
 * Listens on a separate connection and reconnects when it is lost. Resolves once the first connection listens. Events
 * sent without a connection are missed; tabs refetch when they regain focus, so they recover.
 */
export async function startLiveEvents({
  databaseUrl,
  log,
  limits = defaultDatabaseLimits.listener,
}: LiveEventOptions): Promise<LiveEvents> {
  const listeners = new Map<string, Set<(event: LiveEvent) => void>>();
  let client: Client | undefined;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  const deliver = (payload: string | undefined): void => {
    const events = readPayload(payload ?? '');
    if (!events) log.warn('received an invalid notification on the live event channel');
    for (const event of events ?? []) {
      for (const listener of [...(listeners.get(event.organizationId) ?? [])]) listener(event);
    }
  };

  const listen = async (): Promise<void> => {
    const next = new WatchedClient({
      connectionString: databaseUrl,
      ...limitedClient(limits),
      application_name: 'quittance live events',
    });
    // Without a listener, an error on an idle connection, such as a database restart, would end the process.
    next.on('error', (error) => log.warn({ err: error }, 'lost the live event connection'));
    next.on('end', () => {
      if (next === client) reconnect(0);
    });
    next.on('notification', ({ payload }) => deliver(payload));
    await next.connect();
    try {
      await next.query(`listen ${liveEventChannel}`);
    } catch (error) {
      await next.end();
      throw error;
    }
    client = next;
    if (isClosed) await next.end();
  };

  const reconnect = (attempt: number): void => {
    client = undefined;
    if (isClosed) return;
    retry = setTimeout(() => listen().catch(() => reconnect(attempt + 1)), Math.min(100 * 2 ** attempt, maxPauseMs));
    retry.unref();
  };

  await listen();
  return {
    subscribe(organizationId, listener) {
      const own = listeners.get(organizationId) ?? new Set();
      listeners.set(organizationId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(organizationId) === own) listeners.delete(organizationId);
      };
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}
