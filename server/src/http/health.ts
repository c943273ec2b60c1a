import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, hasSchemaParts, listSchemaParts } from '../db/index.ts';

/** Whether the process can answer calls: the database answers and has the schema of this version. */
export type Readiness = () => Promise<boolean>;

const rememberedMs = 1000;

export interface ReadinessOptions {
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number;
  /** A database that has not answered by then is as good as none, and is asked anew the next time; default two seconds. */
  readonly deadlineMs?: number;
}

/**
 * Anybody may ask, as often as they like: an answer is remembered for a second and those who ask while it is looked up
 * wait for the same one, so that a process looks at most once a second.
 */
export function createReadiness(db: Connection, options: ReadinessOptions = {}): Readiness {
  const { now = () => performance.now(), deadlineMs = 2000 } = options;
  // Read once: a newer version's files may replace them while this process runs.
  let parts: Promise<readonly string[]> | undefined;
  let answer: Promise<boolean> | undefined;
  let staleAt = 0;
  return () => {
    if (answer && now() < staleAt) return answer;
    staleAt = Number.POSITIVE_INFINITY;
    parts ??= listSchemaParts();
    answer = Promise.race([isReady(db, parts), sleep(deadlineMs, false, { ref: false })]).finally(() => {
      staleAt = now() + rememberedMs;
    });
    return answer;
  };
}

async function isReady(db: Connection, parts: Promise<readonly string[]>): Promise<boolean> {
  try {
    return await hasSchemaParts(db, await parts);
  } catch {
    // A database that can't be asked is the very thing this is to find out.
    return false;
  }
}
