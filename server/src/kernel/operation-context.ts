import type { Connection } from '../db/index.ts';
import type { Actor } from './actor.ts';
import type { App } from './app.ts';
import type { Locale } from './locale.ts';

/**
 * The actor and the transaction of an operation. The context of an HTTP call is one; jobs and demo data create theirs
 * with `systemContext`.
 */
export interface OperationContext {
  readonly app: App;
  /** An open transaction. */
  readonly db: Connection;
  readonly actor: Actor;
  readonly locale: Locale;
  readonly requestId?: string;
  readonly ip?: string;
}

/** Creates the context of work that no request asked for, such as due work. */
export const systemContext = (app: App, transaction: Connection): OperationContext => ({
  app,
  db: transaction,
  actor: { kind: 'system' },
  locale: 'en',
});
