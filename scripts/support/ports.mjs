import { createServer } from 'node:net';

/**
 * @template {{ port: number }} Wish
 * @param {Wish[]} wishes
 * @returns {[Wish, Wish] | undefined} two with the same port
 */
export function findSharedPort(wishes) {
  for (const [index, wish] of wishes.entries()) {
    // Port 0 means any free port, a different one each time.
    const earlier = wishes.slice(0, index).find(({ port }) => port !== 0 && port === wish.port);
    if (earlier) return [earlier, wish];
  }
  return undefined;
}

/**
 * @template {{ port: number, host?: string }} Wish
 * @param {Wish[]} wishes
 * @returns {Promise<Wish | undefined>} the first whose port another program uses
 */
export async function findTakenPort(wishes) {
  for (const wish of wishes) {
    if (await isPortInUse(wish)) return wish;
  }
  return undefined;
}

/** @param {{ port: number, host?: string }} wish */
function isPortInUse({ port, host }) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', (error) => (error.code === 'EADDRINUSE' ? resolve(true) : reject(error)));
    server.listen({ port, host }, () => server.close(() => resolve(false)));
  });
}

/**
 * Returns the server's port in development, when the Vite servers use the public port and proxy other requests.
 * @param {number} port
 */
export const internalPort = (port) => port + 10;
