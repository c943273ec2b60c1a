import { setTimeout as delay } from 'node:timers/promises';
import { type ClusterOptions, ensureRunning, stop } from './cluster.ts';
import { preparePlace } from './place.ts';
import { joinUse, type SharedUse } from './shared-use.ts';

/** A PostgreSQL in a folder of ours, running. */
export interface EmbeddedPostgres {
  /** The owner's connection URL of the database `postgres`. */
  readonly ownerUrl: string;
  /** Resolves when the server has gone without being asked to. */
  readonly lost: Promise<void>;
  /** Leaves the server; whoever is last to use it stops it. */
  close(): Promise<void>;
}

/**
 * Starts a real PostgreSQL with its data under `dataDir`, or joins the one that already runs there: that of another process of
 * ours, or an orphan of one that was killed.
 */
export async function startEmbeddedPostgres(dataDir: string, options: ClusterOptions = {}): Promise<EmbeddedPostgres> {
  const place = await preparePlace(dataDir);
  const { ownerUrl, use } = await runAndJoin(() => ensureRunning(place, options));
  return {
    ownerUrl,
    lost: use.lost,
    async close() {
      if (await use.leave()) await stop(place);
    },
  };
}

/** Between finding the server and joining it, its last user may have begun to stop it: then it is started again. */
async function runAndJoin(
  run: () => Promise<string>,
  attempts = 20,
): Promise<{ readonly ownerUrl: string; readonly use: SharedUse }> {
  const ownerUrl = await run();
  try {
    return { ownerUrl, use: await joinUse(ownerUrl) };
  } catch (error) {
    if (attempts <= 1) throw error;
    await delay(100);
    return runAndJoin(run, attempts - 1);
  }
}
