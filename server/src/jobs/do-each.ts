import type { App } from '../kernel/index.ts';

const batchSize = 100;

/**
 * Does one thing after the other until nothing is left, each in a transaction of its own. What fails is logged and left
 * for the next run; the others are done all the same.
 * @returns how many were done
 */
export async function doEach<Thing extends { readonly id: string }>(
  app: App,
  work: {
    /** For the log, such as `release a payment`. */
    readonly what: string;
    /** What is due, in order. What was done must no longer be among it. */
    next(limit: number): Promise<readonly Thing[]>;
    /** Answers whether there was anything to do. */
    one(thing: Thing): Promise<boolean>;
  },
): Promise<number> {
  // What stays due although it was tried; without it a thing that fails would be tried for ever.
  const left = new Set<string>();
  let done = 0;
  for (;;) {
    const things = await work.next(batchSize + left.size);
    const fresh = things.filter(({ id }) => !left.has(id));
    if (fresh.length === 0) return done;
    for (const thing of fresh) {
      if (await tryOne(app, work, thing)) done += 1;
      else left.add(thing.id);
    }
  }
}

async function tryOne<Thing extends { readonly id: string }>(
  app: App,
  work: { readonly what: string; one(thing: Thing): Promise<boolean> },
  thing: Thing,
): Promise<boolean> {
  try {
    return await work.one(thing);
  } catch (error) {
    app.log.error({ err: error, id: thing.id }, `could not ${work.what}`);
    return false;
  }
}
