import { createHash } from 'node:crypto';
import type pg from 'pg';

/** A statement is prepared from this use on; one-time statements would only fill the server's memory. */
const preparedFromUse = 3;
/** Bounds what each connection keeps on the server, and what this process remembers of texts. */
const mostPrepared = 400;
const mostRemembered = 4000;

const uses = new Map<string, number>();
const names = new Map<string, string>();

/**
 * Ends the text of a statement that is planned anew each time, because the best plan depends on its values: which status,
 * how deep a page.
 */
export const plannedEachTime = '/* planned each time */';

/** The name under which a statement is prepared, the same in every process; undefined for one that isn't. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostPrepared) return known;
  const count = (uses.get(text) ?? 0) + 1;
  if (count < preparedFromUse || !isPreparable(text)) {
    if (uses.size < mostRemembered || uses.has(text)) uses.set(text, count);
    return undefined;
  }
  uses.delete(text);
  const name = `q${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
  names.set(text, name);
  return name;
}

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
  const query: Send = (text, values, callback) => {
    const name = typeof text === 'string' && Array.isArray(values) && callback === undefined ? nameOf(text) : undefined;
    if (name === undefined) return send(text, values, callback);
    const isAlone = client.getTransactionStatus() === 'I';
    return (send({ name: `${name}${generation}`, text, values }) as Promise<unknown>).catch((error: unknown) => {
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
