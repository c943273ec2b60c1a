import { Agent, get } from 'node:http';
import type { BenchPerson } from '../server/people.ts';
import type { Product } from '../server/product.ts';

/** Connections that are opened at once. */
const batch = 50;

/**
 * Opens an event stream for each person and keeps it open.
 * @returns closes them all
 * @throws Error when one is refused
 */
export async function openTabs(product: Product, people: readonly BenchPerson[]): Promise<() => void> {
  const agent = new Agent({ keepAlive: true });
  for (let start = 0; start < people.length; start += batch) {
    await Promise.all(people.slice(start, start + batch).map((person) => openTab(agent, product, person)));
  }
  return () => agent.destroy();
}

/** Opens one stream and waits for its first event. */
const openTab = (agent: Agent, { url }: Product, { userId, cookie }: BenchPerson): Promise<void> =>
  new Promise((resolve, reject) => {
    const call = get(`${url}/api/${userId}/events`, { agent, headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`A tab was answered ${response.statusCode}.`));
      response.once('data', () => resolve());
      // Read on, so that nothing piles up in the server. The end of the bench aborts the stream.
      response.resume().on('error', () => {});
    });
    call.on('error', reject);
  });
