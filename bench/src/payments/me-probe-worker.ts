import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { ProbeOrder } from './me-probe.ts';

const { url, cookie, everyMs } = workerData as ProbeOrder;
const agent = new Agent({ keepAlive: true });
const taken: number[] = [];
let isStopped = false;

function ask(): void {
  const start = performance.now();
  get(url, { agent, headers: { cookie } }, (response) => {
    if (response.statusCode !== 200) throw new Error(`/me answered ${response.statusCode}.`);
    response.resume();
    response.on('end', () => taken.push(performance.now() - start));
  }).on('error', (error) => {
    if (!isStopped) throw error;
  });
}

// Asks whether or not the one before was answered: an open loop, as people are.
const timer = setInterval(ask, everyMs);
parentPort?.once('message', () => {
  clearInterval(timer);
  isStopped = true;
  agent.destroy();
  parentPort?.postMessage(taken);
});
