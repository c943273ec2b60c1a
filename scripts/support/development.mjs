import { createServer } from 'vite';
import { nodePath } from './pinned-node.mjs';
import { internalPort } from './ports.mjs';
import { inRoot } from './repository.mjs';

/** Paths that the server answers, not the app. */
const serverPaths = ['/api', '/bank-linking', '/health', '/openapi.json', '/ready', '/sandbox', '/widgets'];

/** @param {{ folder: string, port: number, host?: string }} app */
async function serveApp({ folder, port, host }) {
  const target = `http://${host ?? 'localhost'}:${internalPort(port)}`;
  const server = await createServer({
    root: inRoot(folder),
    clearScreen: false,
    logLevel: 'warn',
    server: { host, port, strictPort: true, proxy: Object.fromEntries(serverPaths.map((path) => [path, { target }])) },
  });
  await server.listen();
  return server;
}

/**
 * Serves portal and back office from source with hot reload, and rebuilds the widgets when they change.
 * @returns {Promise<() => void>} stops everything
 */
export async function startDevelopment({ config }, processes) {
  processes.start('widgets build', nodePath(), {
    parameters: [
      inRoot('node_modules/rollup/dist/bin/rollup'),
      '--config',
      '--watch',
      '--no-watch.clearScreen',
      '--silent',
    ],
    stdio: ['ignore', 'ignore', 'inherit'],
    folder: inRoot('widgets'),
  });
  const servers = await Promise.all([
    serveApp({ folder: 'portal', port: config.port, host: config.host }),
    serveApp({ folder: 'admin', port: config.adminPort, host: config.host }),
  ]);
  return () => {
    for (const server of servers) void server.close();
  };
}
