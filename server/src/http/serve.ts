import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { HttpEnv } from './exchange.ts';

export interface ServeOptions {
  /** 0 takes a free one. */
  readonly port: number;
  /** Address to listen on; all of the machine's when absent. */
  readonly hostname?: string;
  /** Request headers must be complete by then, or the answer is 408 and the connection closes; default 10 seconds. */
  readonly headersDeadlineMs?: number;
  /** Connections still busy after this long are cut; default 10 seconds. */
  readonly stopDeadlineMs?: number;
}

export interface RunningServer {
  readonly port: number;
  /** Takes no new connections, lets running requests finish, then resolves. */
  close(): Promise<void>;
}

/** @throws the system's error when the port is taken */
export async function serve(http: Hono<HttpEnv>, options: ServeOptions): Promise<RunningServer> {
  const headersTimeout = options.headersDeadlineMs ?? 10_000;
  const server = createAdaptorServer({
    fetch: http.fetch,
    serverOptions: {
      headersTimeout,
      // A request must arrive within this; answers may take as long as they need, as event streams do.
      requestTimeout: 30_000,
      // Node looks only every 30 s otherwise, so that a time-out would be as late as that.
      connectionsCheckingInterval: Math.min(1_000, headersTimeout),
    },
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.hostname, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    close: () => stop(server, options.stopDeadlineMs ?? 10_000),
  };
}

async function stop(server: Server, deadlineMs: number): Promise<void> {
  // `close` alone waits until every keep-alive connection has timed out by itself.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(idle);
  clearTimeout(deadline);
}
