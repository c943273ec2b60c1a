import { isOutdated } from '../db/index.ts';
import type { App } from '../kernel/index.ts';

const batchSize = 100;

/**
 * Processes one object after the other until none is left, each in a separate transaction. Logs failures and leaves
 * those objects for the next run; the others are processed.
 * @returns how many were processed
 */
export async function doEach<Thing extends { readonly id: string }>(
  app: App,
  work: {
    /** For the log, such as `release a payment`. */
    readonly what: string;
    /** Lists the first due objects, in order. Must exclude those already processed. */
    next(limit: number): Promise<readonly Thing[]>;
    /** Processes one object. @returns whether there was anything to do */
    one(thing: Thing): Promise<boolean>;
  },
): Promise<number> {
  // Objects that failed stay due; without this list they would be retried for ever.
  const stuck = new Set<string>();
  let done = 0;
  for (;;) {
    const things = await work.next(batchSize + stuck.size);
    const fresh = things.filter(({ id }) => !stuck.has(id));
    if (fresh.length === 0) return done;
    for (const thing of fresh) {
      if (await tryOne(app, work, thing)) done += 1;
      else stuck.add(thing.id);
    }
  }
}

/** Each connection of a pool may have statements that a migration made outdated. */
const outdatedAttempts = 20;

async function tryOne<Thing extends { readonly id: string }>(
  app: App,
  work: { readonly what: string; one(thing: Thing): Promise<boolean> },
  thing: Thing,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work.one(thing);
    } catch (error) {
      if (isOutdated(error) && attempt < outdatedAttempts) continue;
      app.log.error({ err: error, id: thing.id }, `could not ${work.what}`);
      return false;
    }
  }
}
