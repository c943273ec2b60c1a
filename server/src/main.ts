import { DataFolderError, ensureDataFolder, InvalidConfigError, loadConfig } from './config/index.ts';
import { AppRoleError, DatabaseVersionError, fillWhole, MigrationError, PostgresError } from './db/index.ts';
import { createLogger } from './kernel/index.ts';
import { demoSignIns, isUntouched, loadDemo } from './sandbox/demo/index.ts';
import { startServer } from './start-server.ts';
import { work } from './work.ts';

/** To the process that started us, where there is one: what it may tell a person. */
const tell = (message: { readonly type: 'progress' | 'ready' } & Record<string, unknown>): void => {
  process.send?.(message);
};

/** Why to stop before the start was over; no failure. */
class StoppedEarly extends Error {}

function listenForStop(): { readonly reason: Promise<string>; readonly signal: AbortSignal } {
  const { promise, resolve } = Promise.withResolvers<string>();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => resolve(name));
  // The starter was killed and can no longer tell us to stop.
  process.on('disconnect', () => resolve('disconnect'));
  const abort = new AbortController();
  void promise.then((reason) => abort.abort(new StoppedEarly(reason)));
  return { reason: promise, signal: abort.signal };
}

async function run(): Promise<void> {
  const config = loadConfig();
  await ensureDataFolder(config.dataDir);
  const log = createLogger({ level: config.logLevel });
  const stopRequest = listenForStop();

  const product = await startServer({
    config,
    log,
    signal: stopRequest.signal,
    prepare: async (app) => {
      if (!config.loadDemo || !(await isUntouched(app))) return;
      await fillWhole(config, () => loadDemo(app, work, (text) => tell({ type: 'progress', text })));
    },
  });
  log.info({ port: config.port, adminPort: config.adminPort, mode: config.mode }, 'ready');
  tell({ type: 'ready', signIns: config.loadDemo ? demoSignIns : [] });

  const loss = product.lost.then((error) => {
    log.error({ err: error }, 'the database has gone');
    process.stderr.write(`The server stops: ${error.message}\n`);
    process.exitCode = 1;
    return 'the database has gone';
  });
  const reason = await Promise.race([stopRequest.reason, loss]);
  log.info({ reason }, 'stopping');
  await product.stop();
  log.info('stopped');
  // An open channel to the starter would keep this process alive.
  if (process.connected) process.disconnect();
}

/** What a person can mend needs its message only; anything else is a bug and needs its stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected = [
    InvalidConfigError,
    DataFolderError,
    DatabaseVersionError,
    AppRoleError,
    MigrationError,
    PostgresError,
  ].some((type) => error instanceof type);
  const isSystem = 'code' in error && typeof error.code === 'string';
  return isExpected || isSystem ? error.message : (error.stack ?? error.message);
}

run().catch((error: unknown) => {
  if (!(error instanceof StoppedEarly)) {
    process.stderr.write(`The server could not start. ${explain(error)}\n`);
    process.exitCode = 1;
  }
  if (process.connected) process.disconnect();
});
