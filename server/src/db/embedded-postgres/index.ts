import { setTimeout as delay } from 'node:timers/promises';
import { type ClusterOptions, ensureCreated, ensureRunning, stop } from './cluster.ts';
import { PostgresError } from './command.ts';
import { preparePlace } from './place.ts';
import { joinUse, type SharedUse } from './shared-use.ts';

export { PostgresError } from './command.ts';

export interface EmbeddedPostgresOptions extends ClusterOptions {
  /** Called after the server ended unexpectedly and was restarted. */
  readonly onRestart?: () => void;
}

/** A running PostgreSQL with its data in our folder. */
export interface EmbeddedPostgres {
  /** The owner's connection URL of the database `postgres`. */
  readonly ownerUrl: string;
  /** Resolves with the reason when the server has ended and can't be restarted. */
  readonly lost: Promise<PostgresError>;
  /** Stops using the server. The last user stops it. */
  close(): Promise<void>;
}

/**
 * Starts PostgreSQL with its data under `dataDir`, or joins the one that already runs there: started by another
 * process, or orphaned by a killed one. Restarts it at the same address when it ends unexpectedly.
 * @throws PostgresError
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  options: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const place = await preparePlace(dataDir);
  await ensureCreated(place, options);
  const run = () => runAndJoin(() => ensureRunning(place, options));
  const { ownerUrl, use } = await run();
  const attendance = keepRunning(use, run, (next) => {
    if (next.ownerUrl !== ownerUrl) throw new PostgresError(`PostgreSQL's port is taken: ${new URL(ownerUrl).port}.`);
    options.onRestart?.();
  });
  return {
    ownerUrl,
    lost: attendance.lost,
    async close() {
      const last = await attendance.end();
      if (await last.leave()) await stop(place);
    },
  };
}

interface Joined {
  readonly ownerUrl: string;
  readonly use: SharedUse;
}

/** Gives up after more restarts than this within a minute. */
const restartsPerMinute = 5;

/** Restarts the server whenever it is lost, until `end`. */
function keepRunning(first: SharedUse, run: () => Promise<Joined>, onRestart: (next: Joined) => void) {
  const { promise: lost, resolve: giveUp } = Promise.withResolvers<PostgresError>();
  let use = first;
  let isEnding = false;
  let restarting = Promise.resolve();
  let restarts: number[] = [];

  const restart = async (): Promise<void> => {
    const now = performance.now();
    restarts = [...restarts.filter((at) => at > now - 60_000), now];
    if (restarts.length > restartsPerMinute) {
      throw new PostgresError(`PostgreSQL ended ${restarts.length} times within a minute. Its log says why.`);
    }
    const next = await run();
    use = next.use;
    onRestart(next);
    watch();
  };
  const watch = (): void => {
    void use.lost.then(() => {
      if (isEnding) return;
      restarting = restart().catch((error: unknown) => {
        giveUp(error instanceof PostgresError ? error : new PostgresError(String(error), { cause: error }));
      });
    });
  };
  watch();
  return {
    lost,
    async end(): Promise<SharedUse> {
      isEnding = true;
      await restarting;
      return use;
    },
  };
}

/** Starts the server and joins it. Tries again when its last user stops it in between. */
async function runAndJoin(run: () => Promise<string>, attempts = 20): Promise<Joined> {
  const ownerUrl = await run();
  try {
    return { ownerUrl, use: await joinUse(ownerUrl) };
  } catch (error) {
    if (attempts <= 1) throw error;
    await delay(100);
    return runAndJoin(run, attempts - 1);
  }
}
