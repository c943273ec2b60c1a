import { Worker } from 'node:worker_threads';
import type { BenchPerson } from '../server/people.ts';
import type { Product } from '../server/product.ts';

/** Requests `/me` at a constant rate from a separate thread, so that the load's event loop delays nothing. */
export interface MeProbe {
  /** @returns the time of each answer, in milliseconds */
  stop(): Promise<readonly number[]>;
}

export interface ProbeOrder {
  readonly url: string;
  readonly cookie: string;
  readonly everyMs: number;
}

export function startMeProbe(product: Product, { userId, cookie }: BenchPerson): MeProbe {
  const order: ProbeOrder = { url: `${product.url}/api/${userId}/me`, cookie, everyMs: 20 };
  const worker = new Worker(new URL('me-probe-worker.ts', import.meta.url), { workerData: order });
  const taken = new Promise<readonly number[]>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return {
    async stop() {
      worker.postMessage('stop');
      return await taken;
    },
  };
}
