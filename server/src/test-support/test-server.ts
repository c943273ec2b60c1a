import { type Call, contract } from '@quittance/sdk/contract';
import { afterAll, beforeAll } from 'vitest';
import { createPages, createPorts } from '../composition.ts';
import type { Config } from '../config/index.ts';
import { handlers } from '../handlers.generated.ts';
import { routesOf } from '../http/declared-routes.ts';
import { createHttpApp, type RunningServer, serve } from '../http/index.ts';
import type { App, CallContext, Handlers, Surface } from '../kernel/index.ts';
import { type LiveEvents, startLiveEvents } from '../live-events/index.ts';
import { testApp } from './test-app.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import type { TestDatabase } from './test-database.ts';

export interface TestServerOptions {
  readonly surface?: Surface;
  readonly config?: Partial<Config>;
  /** Calls beside or instead of the contract's, by name. */
  readonly calls?: Readonly<Record<string, Call>>;
  /** Handlers of calls that the product does not have. */
  readonly handlers?: Readonly<Record<string, (context: CallContext) => unknown>>;
}

/** The real HTTP app on a free port, without background jobs: tests move time themselves. */
export interface TestServer {
  readonly app: App;
  /** Its origin; available from the first test on. */
  readonly url: string;
  /** Creates a client with its own cookies. */
  client(): TestClient;
}

/** Prepares a server for the tests of a file. Call it at the top of the file, after `testDatabase()`. */
export function testServer(database: TestDatabase, options: TestServerOptions = {}): TestServer {
  const surface = options.surface ?? 'portal';
  const app = testApp(database, options.config);
  const closing = new AbortController();
  let server: RunningServer | undefined;
  let liveEvents: LiveEvents | undefined;

  beforeAll(async () => {
    liveEvents = await startLiveEvents({ databaseUrl: database.appUrl, log: app.log });
    const pages = surface === 'portal' ? createPages(app) : [];
    const http = createHttpApp(app, createPorts(app, liveEvents), { ...handlers, ...options.handlers } as Handlers, {
      surface,
      routes: routesOf({ ...contract, ...options.calls }),
      closing: closing.signal,
      pages,
    });
    server = await serve(http, { port: 0, hostname: '127.0.0.1', stopDeadlineMs: 1_000 });
  });
  afterAll(async () => {
    closing.abort();
    await server?.close();
    await liveEvents?.close();
  });

  const url = () => {
    if (!server) throw new Error('The server listens from the first test on, not while the file is loaded.');
    return `http://127.0.0.1:${server.port}`;
  };
  const origin = surface === 'portal' ? app.config.publicUrl : app.config.adminUrl;
  return {
    app,
    get url() {
      return url();
    },
    client: () => createTestClient(url(), origin),
  };
}
