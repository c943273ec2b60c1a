import type pg from 'pg';
import { StatementNames } from './statement-names.ts';

const names = new StatementNames({ fromUse: 3, names: 400, counted: 4000, textLength: 8192 });

/**
 * Bounds what a connection keeps on the server, since a name that is forgotten here stays prepared there. The pool replaces
 * its connections before long.
 */
const mostOnConnection = 800;

/**
 * Ends the text of a statement that is planned anew each time, because the best plan depends on its values: which status,
 * how deep a page.
 */
export const plannedEachTime = '/* planned each time */';

const isPreparable = (text: string): boolean =>
  /^\s*(select|with|insert|update|delete)\b/i.test(text) && !text.endsWith(plannedEachTime);

type Send = (config: unknown, values?: unknown, callback?: unknown) => unknown;

/**
 * Lets a new connection prepare the statements that come again, so that PostgreSQL parses and plans each once. A name belongs
 * to its connection: one that replaces it prepares anew.
 */
export function prepareStatements(client: pg.PoolClient): void {
  const send = client.query.bind(client) as Send;
  // Part of each name, so that statements can be prepared anew after their tables have changed.
  let generation = 0;
  const prepared = new Set<string>();
  const nameHere = (text: string): string | undefined => {
    const name = isPreparable(text) ? names.use(text) : undefined;
    if (name === undefined) return undefined;
    const here = `${name}${generation}`;
    if (!prepared.has(here) && prepared.size >= mostOnConnection) return undefined;
    prepared.add(here);
    return here;
  };
  const query: Send = (text, values, callback) => {
    const name =
      typeof text === 'string' && Array.isArray(values) && callback === undefined ? nameHere(text) : undefined;
    if (name === undefined) return send(text, values, callback);
    const isAlone = client.getTransactionStatus() === 'I';
    return (send({ name, text, values }) as Promise<unknown>).catch((error: unknown) => {
      if (!isOutdated(error)) throw error;
      generation += 1;
      // Within a transaction the error has undone it; who began it may try again.
      if (!isAlone) throw error;
      return send(text, values);
    });
  };
  client.query = query as typeof client.query;
}

/** Whether a prepared statement failed because another process's migration has changed a table that it reads. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error &&
  Reflect.get(error, 'code') === '0A000' &&
  Reflect.get(error, 'routine') === 'RevalidateCachedQuery';
