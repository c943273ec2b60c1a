import pg from 'pg';

/** One statement as it went over the wire. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Every statement that any connection of this process sends while `act` runs, in order. */
export async function recordStatements(act: () => Promise<void>): Promise<readonly Statement[]> {
  const recorded: Statement[] = [];
  const prototype = pg.Client.prototype as { query: (...parameters: unknown[]) => unknown };
  const original = prototype.query;
  prototype.query = function record(this: unknown, ...parameters: unknown[]) {
    const [query, values] = parameters as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
    recorded.push(
      typeof query === 'string'
        ? { text: query, values: Array.isArray(values) ? values : [] }
        : { text: query.text, values: query.values ?? (Array.isArray(values) ? values : []) },
    );
    return original.apply(this, parameters);
  };
  try {
    await act();
  } finally {
    prototype.query = original;
  }
  return recorded;
}

/** Runs the recorded statements of each payment again, each payment on one of the given number of bare connections. */
export async function replay(
  url: string,
  payments: readonly (readonly Statement[])[],
  connections: number,
): Promise<number> {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  try {
    const waiting = [...payments];
    const start = performance.now();
    await Promise.all(
      clients.map(async (client) => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          for (const { text, values } of next) await client.query(text, [...values]);
        }
      }),
    );
    return performance.now() - start;
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}
