import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { ProbeOrder } from './me-probe.ts';

const { url, cookie, everyMs } = workerData as ProbeOrder;
const agent = new Agent({ keepAlive: true });
const taken: number[] = [];
const open = new Set<Promise<void>>();

/** @throws when it isn't answered well, which ends this thread and the bench */
function ask(): Promise<void> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const call = get(url, { agent, headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`/me answered ${response.statusCode}.`));
      response.resume();
      response.on('error', reject);
      response.on('end', () => {
        taken.push(performance.now() - start);
        resolve();
      });
    });
    call.on('error', reject);
  });
}

// Asks whether or not the one before was answered: an open loop, as people are.
const timer = setInterval(() => {
  const asked = ask();
  open.add(asked);
  void asked.then(() => open.delete(asked));
}, everyMs);
parentPort?.once('message', async () => {
  clearInterval(timer);
  // The slow ones count most: those that are still open are waited for.
  await Promise.all(open);
  agent.destroy();
  parentPort?.postMessage(taken);
});
