import type pg from 'pg';
import { StatementNames } from './statement-names.ts';

const names = new StatementNames({ fromUse: 3, names: 400, counted: 4000, textLength: 8192 });

/**
 * Limits the prepared statements of a connection: names forgotten here stay prepared on the server. The pool replaces
 * its connections before long.
 */
const maxPreparedOnConnection = 800;

/**
 * Ends the text of a statement that must be planned for each execution, because the best plan depends on its values:
 * which status, how deep a page.
 */
export const plannedEachTime = '/* planned each time */';

const isPreparable = (text: string): boolean =>
  /^\s*(select|with|insert|update|delete)\b/i.test(text) && !text.endsWith(plannedEachTime);

type Send = (config: unknown, values?: unknown, callback?: unknown) => unknown;

/**
 * Makes a new connection prepare repeated statements, so that PostgreSQL parses and plans each once. Names belong to
 * one connection; its replacement prepares them again.
 */
export function prepareStatements(client: pg.PoolClient): void {
  const send = client.query.bind(client) as Send;
  // Part of each name, so that statements can be prepared again after their tables changed.
  let generation = 0;
  const prepared = new Set<string>();
  const nameHere = (text: string): string | undefined => {
    const name = isPreparable(text) ? names.use(text) : undefined;
    if (name === undefined) return undefined;
    const here = `${name}${generation}`;
    if (!prepared.has(here) && prepared.size >= maxPreparedOnConnection) return undefined;
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
      // The error has already ended a transaction; its owner may retry it.
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
