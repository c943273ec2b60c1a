import { work } from './composition.ts';
import { InvalidConfigError, loadConfig } from './config/index.ts';
import { AppRoleError, MigrationError } from './db/index.ts';
import { createLogger } from './kernel/index.ts';
import { demoSignIns, loadDemo } from './sandbox/demo/index.ts';
import { startServer } from './start-server.ts';

/** To the process that started us, where there is one: what it may tell a person. */
const tell = (message: { readonly type: 'progress' | 'ready' } & Record<string, unknown>): void => {
  process.send?.(message);
};

async function run(): Promise<void> {
  const config = loadConfig();
  const log = createLogger({ level: config.logLevel });
  const stopRequested = Promise.withResolvers<string>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stopRequested.resolve(signal));
  }
  // The starter was killed and can no longer tell us to stop.
  process.on('disconnect', () => stopRequested.resolve('disconnect'));

  const product = await startServer({
    config,
    log,
    prepare: async (app) => {
      if (config.loadDemo) await loadDemo(app, work, (text) => tell({ type: 'progress', text }));
    },
  });
  log.info({ port: config.port, adminPort: config.adminPort, mode: config.mode }, 'ready');
  tell({ type: 'ready', signIns: config.loadDemo ? demoSignIns : [] });

  const reason = await Promise.race([stopRequested.promise, product.lost.then(() => 'the database has gone')]);
  log.info({ reason }, 'stopping');
  await product.stop();
  log.info('stopped');
  if (reason === 'the database has gone') process.exitCode = 1;
  // An open channel to the starter would keep this process alive.
  if (process.connected) process.disconnect();
}

/** What a person can mend needs its message only; anything else is a bug and needs its stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected = [InvalidConfigError, AppRoleError, MigrationError].some((type) => error instanceof type);
  const isSystem = 'code' in error && typeof error.code === 'string';
  return isExpected || isSystem ? error.message : (error.stack ?? error.message);
}

run().catch((error: unknown) => {
  process.stderr.write(`The server could not start. ${explain(error)}\n`);
  process.exitCode = 1;
  if (process.connected) process.disconnect();
});
