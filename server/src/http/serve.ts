import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { HttpEnv } from './exchange.ts';

export interface ServeOptions {
  /** 0 picks a free one. */
  readonly port: number;
  /** Address to listen on. Absent: all addresses of the machine. */
  readonly hostname?: string;
  /** Time limit for request headers; afterwards the answer is 408 and the connection closes. Default 10 seconds. */
  readonly headersDeadlineMs?: number;
  /** Time after which a stop closes connections that are still busy; default 10 seconds. */
  readonly stopDeadlineMs?: number;
}

export interface RunningServer {
  readonly port: number;
  /** Accepts no new connections, lets running requests finish, then resolves. */
  close(): Promise<void>;
}

/** Starts an HTTP server. @throws the system's error when the port is in use */
export async function serve(http: Pick<Hono<HttpEnv>, 'fetch'>, options: ServeOptions): Promise<RunningServer> {
  const headersTimeout = options.headersDeadlineMs ?? 10_000;
  const server = createAdaptorServer({
    fetch: http.fetch,
    serverOptions: {
      headersTimeout,
      // Time limit for receiving a request, with files. JSON has less, see read-json-body.ts. Answers have none, since event
      // streams stay open.
      requestTimeout: 600_000,
      // By default Node checks only every 30 s, which would delay the time limits.
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
  // `close` alone waits until every keep-alive connection has timed out.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(idle);
  clearTimeout(deadline);
}
