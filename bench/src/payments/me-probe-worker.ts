import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { ProbeOrder } from './me-probe.ts';

const { url, cookie, everyMs } = workerData as ProbeOrder;
const agent = new Agent({ keepAlive: true });
const taken: number[] = [];
const open = new Set<Promise<void>>();

/** Requests `/me`. @throws Error for any failure, which ends this thread and the bench */
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

// An open loop: sends requests whether or not earlier ones were answered, like independent people.
const timer = setInterval(() => {
  const asked = ask();
  open.add(asked);
  void asked.then(() => open.delete(asked));
}, everyMs);
parentPort?.once('message', async () => {
  clearInterval(timer);
  // Waits for open requests: the slow ones count most.
  await Promise.all(open);
  agent.destroy();
  parentPort?.postMessage(taken);
});
