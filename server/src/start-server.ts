import path from 'node:path';
import type { Logger } from 'pino';
import { createPages, createPorts } from './composition.ts';
import type { Config } from './config/index.ts';
import { createApp } from './create-app.ts';
import { connect, openDatabase, prepareSchema } from './db/index.ts';
import { handlers } from './handlers.generated.ts';
import { createHttpApp, createReadiness, serve } from './http/index.ts';
import { startJobs, withLedgerCheckOn } from './jobs/index.ts';
import type { App } from './kernel/index.ts';
import { startLiveEvents } from './live-events/index.ts';
import { createReleasedWidgets } from './widget-releases/index.ts';
import { work } from './work.ts';

const repository = path.resolve(import.meta.dirname, '../..');

/** One to read with, one to tell what was found. */
const verifierPoolSize = 2;

export interface StartOptions {
  readonly config: Config;
  readonly log: Logger;
  /** Runs once the schema stands and before anybody is answered. The database closes under it when `signal` is aborted. */
  prepare?(app: App): Promise<void>;
  /** Aborted when the process is told to stop before it has started. */
  readonly signal?: AbortSignal;
}

export interface RunningProduct {
  /** Resolves with the reason when the database has gone for good. */
  readonly lost: Promise<Error>;
  /** Answers what is being asked, lets running jobs finish, then closes everything in the order in which it depends on each other. */
  stop(): Promise<void>;
}

/**
 * Starts everything that makes up one server process.
 * @throws when something cannot be had, such as a port or the database, or the signal's reason; what was started by then is
 *   stopped again
 */
export async function startServer({ config, log, prepare, signal }: StartOptions): Promise<RunningProduct> {
  const closing = new AbortController();
  const started: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    closing.abort();
    while (started.length > 0) await started.pop()?.();
  };
  try {
    const database = await openDatabase(config, () => log.warn('PostgreSQL had ended and was started again'));
    started.push(() => database.close());
    const databaseUrl = await prepareSchema(database.ownerUrl, {
      ...config,
      onFallback: (reason) => log.warn({ err: reason }, 'DATABASE_ALLOW_OWNER lets a role do more than it should'),
    });
    const onIdleError = (error: Error) => log.warn({ err: error }, 'an idle database connection broke');
    const openPool = (kind: 'call' | 'job' | 'verifier', poolSize: number) => {
      const { db, close } = connect(databaseUrl, { poolSize, limits: config.databaseLimits[kind], onIdleError });
      started.push(close);
      return createApp({ config, db, log });
    };
    if (prepare) await unlessAborted(prepareOn(databaseUrl, { config, log, prepare }), signal);
    const app = openPool('call', config.databasePoolSize);
    // Apart from the calls: neither can take the other's connections, and jobs may take longer.
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
 * Commits don't wait for the disk: after a crash, the next start drops an incomplete database, or refuses one that isn't ours
 * to drop.
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

/** @returns stops both listeners */
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
    return () => Promise.all([portal.close(), admin.close()]);
  } catch (error) {
    await portal.close();
    throw error;
  }
}
