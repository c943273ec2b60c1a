import type { App } from '../kernel/index.ts';
import type { DrainWork } from './work.ts';

/** Does what waits in every outbox until nothing more is to be had. An outbox that fails is logged and tried again later. */
export async function drainAll(app: App, drains: readonly DrainWork[]): Promise<void> {
  for (const work of drains) {
    try {
      while ((await work.drain(app)) > 0);
    } catch (error) {
      app.log.error({ err: error, work: work.name }, 'an outbox could not be drained');
    }
  }
}
