import path from 'node:path';
import type { Logger } from 'pino';
import { createPages, createPorts } from './composition.ts';
import type { Config } from './config/index.ts';
import { createApp } from './create-app.ts';
import { connect, openDatabase, prepareSchema } from './db/index.ts';
import { handlers } from './handlers.generated.ts';
import { createHttpApp, createReadiness, type RunningServer, serve } from './http/index.ts';
import { startJobs, withLedgerCheckOn } from './jobs/index.ts';
import type { App } from './kernel/index.ts';
import { startLiveEvents } from './live-events/index.ts';
import { sandboxProcessorSite } from './providers/index.ts';
import { assertTerms } from './signups/index.ts';
import { createReleasedWidgets } from './widget-releases/index.ts';
import { work } from './work.ts';

const repository = path.resolve(import.meta.dirname, '../..');

/** One connection to read with, one to report findings. */
const verifierPoolSize = 2;

export interface StartOptions {
  readonly config: Config;
  readonly log: Logger;
  /**
   * Runs once the schema is ready, before calls are answered. When `signal` is aborted, the database closes during it.
   */
  prepare?(app: App): Promise<void>;
  /** Aborted when the process is stopped while starting. */
  readonly signal?: AbortSignal;
}

export interface RunningProduct {
  /** Resolves with the reason when the database is permanently lost. */
  readonly lost: Promise<Error>;
  /** Answers pending requests, lets running jobs finish, then closes everything in the order of dependencies. */
  stop(): Promise<void>;
}

/**
 * Starts all parts of one server process.
 * @throws Error when a resource is unavailable, such as a port or the database, or the signal's reason; parts started
 *   by then are stopped
 */
export async function startServer({ config, log, prepare, signal }: StartOptions): Promise<RunningProduct> {
  const closing = new AbortController();
  const started: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    closing.abort();
    while (started.length > 0) await started.pop()?.();
  };
  try {
    await assertTerms(config.termsDir);
    const database = await openDatabase(config, () => log.warn('PostgreSQL ended and was restarted'));
    started.push(() => database.close());
    const databaseUrl = await prepareSchema(database.ownerUrl, {
      ...config,
      onFallback: (reason) => log.warn({ err: reason }, 'DATABASE_ALLOW_OWNER lets a role do more than it should'),
    });
    const onIdleError = (error: Error) => log.warn({ err: error }, 'an idle database connection broke');
    const openPool = (kind: 'call' | 'job' | 'verifier', poolSize: number) => {
      const { db, close } = connect(databaseUrl, { poolSize, limits: config.databaseLimits[kind], onIdleError });
      started.push(close);
      const app = createApp({ config, db, log });
      started.push(async () => app.providers.email.close?.());
      return app;
    };
    if (prepare) await unlessAborted(prepareOn(databaseUrl, { config, log, prepare }), signal);
    const app = openPool('call', config.databasePoolSize);
    // Separate from the calls: jobs may take longer, and neither can exhaust the other's connections.
    const jobs = await startJobs(
      openPool('job', config.databaseJobPoolSize),
      withLedgerCheckOn(openPool('verifier', verifierPoolSize), work),
    );
    started.push(() => jobs.stop());
    const liveEvents = await startLiveEvents({ databaseUrl, log, limits: config.databaseLimits.listener });
    started.push(() => liveEvents.close());
    started.push(await listen(app, createPorts(app, liveEvents), closing.signal));
    return { lost: database.lost, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Commits don't wait for the disk. After a crash, the next start drops the incomplete database, or refuses an external
 * one.
 */
async function prepareOn(
  databaseUrl: string,
  { config, log, prepare }: Required<Pick<StartOptions, 'config' | 'log' | 'prepare'>>,
): Promise<void> {
  const { db, close } = connect(databaseUrl, { limits: config.databaseLimits.job, mayLoseLastCommits: true });
  try {
    await prepare(createApp({ config, db, log }));
  } finally {
    await close();
  }
}

function unlessAborted(work: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return work;
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
  return Promise.race([work, aborted]);
}

/** Starts both listeners. @returns a function that stops them */
async function listen(
  app: App,
  ports: ReturnType<typeof createPorts>,
  closing: AbortSignal,
): Promise<() => Promise<unknown>> {
  const { port, adminPort, host } = app.config;
  const address = host === undefined ? {} : { hostname: host };
  const readiness = createReadiness(app.db);
  const portal = await serve(
    createHttpApp(app, ports, handlers, {
      surface: 'portal',
      closing,
      readiness,
      siteFolder: path.join(repository, 'portal/dist'),
      widgets: { folder: path.join(repository, 'widgets'), releases: createReleasedWidgets(app.db) },
      pages: createPages(app),
    }),
    { port, ...address },
  );
  try {
    const admin = await serve(
      createHttpApp(app, ports, handlers, {
        surface: 'admin',
        closing,
        readiness,
        siteFolder: path.join(repository, 'admin/dist'),
      }),
      { port: adminPort, ...address },
    );
    const processor = await listenAsProcessor(app, address).catch(async (error: unknown) => {
      await admin.close();
      throw error;
    });
    return () => Promise.all([portal.close(), admin.close(), processor?.close()]);
  } catch (error) {
    await portal.close();
    throw error;
  }
}

/** Starts the sandbox's card processor on a separate origin; nothing in production mode. */
async function listenAsProcessor(
  app: App,
  address: { readonly hostname?: string },
): Promise<RunningServer | undefined> {
  if (app.config.mode !== 'sandbox') return undefined;
  return await serve(sandboxProcessorSite(app), { port: app.config.cardSandboxPort, ...address });
}
