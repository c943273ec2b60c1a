import { ensureDataFolder, loadConfig } from './config/index.ts';
import { fillWhole } from './db/index.ts';
import { explainError } from './explain-error.ts';
import { createLogger } from './kernel/index.ts';
import { describeDelivery } from './providers/index.ts';
import { demoSignIns, isUntouched, loadDemo } from './sandbox/demo/index.ts';
import { startServer } from './start-server.ts';
import { work } from './work.ts';

/** Sends a message to the parent process, if there is one, which may show it. */
const notifyParent = (message: { readonly type: 'progress' | 'ready' } & Record<string, unknown>): void => {
  process.send?.(message);
};

/** The process was stopped while starting; no failure. */
class StoppedEarly extends Error {}

function listenForStop(): { readonly reason: Promise<string>; readonly signal: AbortSignal } {
  const { promise, resolve } = Promise.withResolvers<string>();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => resolve(name));
  // The parent was killed and can no longer send a stop.
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
      await fillWhole(config, () => loadDemo(app, work, (text) => notifyParent({ type: 'progress', text })));
    },
  });
  const { port, adminPort, mode } = config;
  log.info({ port, adminPort, mode, delivery: describeDelivery(config) }, 'ready');
  if (mode === 'production' && !config.smtp) log.warn('email is not configured (SMTP_URL), so nobody can sign in');
  notifyParent({ type: 'ready', signIns: config.loadDemo ? demoSignIns : [] });

  const loss = product.lost.then((error) => {
    log.error({ err: error }, 'the database is lost');
    process.stderr.write(`The server stops: ${error.message}\n`);
    process.exitCode = 1;
    return 'the database is lost';
  });
  const reason = await Promise.race([stopRequest.reason, loss]);
  log.info({ reason }, 'stopping');
  await product.stop();
  log.info('stopped');
  // An open channel to the parent would keep this process alive.
  if (process.connected) process.disconnect();
}

run().catch((error: unknown) => {
  if (!(error instanceof StoppedEarly)) {
    process.stderr.write(`The server could not start. ${explainError(error)}\n`);
    process.exitCode = 1;
  }
  if (process.connected) process.disconnect();
});
