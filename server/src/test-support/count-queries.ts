import type { KyselyPlugin } from 'kysely';

interface QueryCounter {
  /** Counts the queries of a connection: `db.withPlugin(counter.plugin)`. */
  readonly plugin: KyselyPlugin;
  /** Returns how many queries there were since the last reset. */
  count(): number;
  reset(): void;
}

/** Creates a counter of queries. */
export function queryCounter(): QueryCounter {
  let queries = 0;
  return {
    plugin: {
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    },
    count: () => queries,
    reset: () => {
      queries = 0;
    },
  };
}
