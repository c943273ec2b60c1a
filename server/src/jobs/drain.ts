import type { App } from '../kernel/index.ts';
import type { DrainWork } from './work.ts';

/** Drains every outbox. Logs the failure of an outbox and leaves it for the next run. */
export async function drainAll(app: App, drains: readonly DrainWork[]): Promise<void> {
  for (const work of drains) {
    try {
      while ((await work.drain(app)) > 0);
    } catch (error) {
      app.log.error({ err: error, work: work.name }, 'draining an outbox failed');
    }
  }
}
