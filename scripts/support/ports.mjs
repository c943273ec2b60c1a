import { createServer } from 'node:net';

/**
 * @template {{ port: number }} Wish
 * @param {Wish[]} wishes
 * @returns {[Wish, Wish] | undefined} two that cannot both have what they ask for
 */
export function findSharedPort(wishes) {
  for (const [index, wish] of wishes.entries()) {
    // 0 is any port that is free, another one each time.
    const earlier = wishes.slice(0, index).find(({ port }) => port !== 0 && port === wish.port);
    if (earlier) return [earlier, wish];
  }
  return undefined;
}

/**
 * @template {{ port: number, host?: string }} Wish
 * @param {Wish[]} wishes
 * @returns {Promise<Wish | undefined>} the first that another program listens on
 */
export async function findTakenPort(wishes) {
  for (const wish of wishes) {
    if (await isTaken(wish)) return wish;
  }
  return undefined;
}

/** @param {{ port: number, host?: string }} wish */
function isTaken({ port, host }) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', (error) => (error.code === 'EADDRINUSE' ? resolve(true) : reject(error)));
    server.listen({ port, host }, () => server.close(() => resolve(false)));
  });
}

/**
 * Where the server listens in development, when the vite servers hold the public port and hand on what is not theirs.
 * @param {number} port
 */
export const internalPort = (port) => port + 10;
