import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { migrationFolder } from '../db/index.ts';

/** Whether the process can answer calls: the database answers and has every migration of this version. */
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
  let answer: Promise<boolean> | undefined;
  let staleAt = 0;
  return () => {
    if (answer && now() < staleAt) return answer;
    staleAt = Number.POSITIVE_INFINITY;
    answer = Promise.race([isReady(db), sleep(deadlineMs, false, { ref: false })]).finally(() => {
      staleAt = now() + rememberedMs;
    });
    return answer;
  };
}

async function isReady(db: Connection): Promise<boolean> {
  try {
    const [applied, known] = await Promise.all([appliedMigrations(db), knownMigrations()]);
    return known.every((name) => applied.has(name));
  } catch {
    // A database that can't be asked is the very thing this is to find out.
    return false;
  }
}

async function appliedMigrations(db: Connection): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

async function knownMigrations(): Promise<readonly string[]> {
  const files = await readdir(migrationFolder);
  return files.filter((file) => /^\d+-.*\.[jt]s$/.test(file)).map((file) => file.replace(/\.[jt]s$/, ''));
}
