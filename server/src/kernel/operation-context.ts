import type { Connection } from '../db/index.ts';
import type { Actor } from './actor.ts';
import type { App } from './app.ts';
import type { Locale } from './locale.ts';

/**
 * On whose behalf and in which transaction an operation works. The context of an HTTP call is one; jobs and demo data
 * make their own with `systemContext`.
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

/** The context of work that nobody asked for: it fell due. */
export const systemContext = (app: App, transaction: Connection): OperationContext => ({
  app,
  db: transaction,
  actor: { kind: 'system' },
  locale: 'en',
});
