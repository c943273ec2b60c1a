import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot, pinnedNode, root } from './repository.mjs';

/** Runs on Node 20 and before anything is installed: only Node's own modules may be imported here. */

const readLock = (file) => {
  try {
    return JSON.parse(readFileSync(inRoot(file), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
};

/** Whether node_modules holds what package-lock.json asks for, going by the copy that npm keeps in node_modules. */
function isInstalled() {
  const wanted = readLock('package-lock.json');
  const installed = readLock('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([place, { version, link, optional, peer }]) =>
      !place.includes('node_modules/') ||
      link ||
      // Builds for other machines, and peers that nobody asked for, are rightly absent.
      ((optional || peer) && !installed[place]) ||
      installed[place]?.version === version,
  );
}

/** npm as started by the person, else the one on the path. */
function npm(...parameters) {
  const script = process.env.npm_execpath;
  const [command, first] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
  const { status } = spawnSync(command, [...first, ...parameters], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && command === 'npm',
  });
  return status === 0;
}

/**
 * Installs what is missing or stale.
 * @returns {boolean} whether everything stands now; npm has said what is wrong
 */
export function ensureInstalled() {
  if (!isInstalled()) {
    process.stdout.write('Installing packages…\n');
    // Warnings would only say, once a package, that the machine's Node is older than the one we go on with.
    if (!npm('install', '--no-audit', '--no-fund', '--loglevel=error')) return false;
  }
  // The pinned Node comes by an install script, and many machines have install scripts switched off.
  return existsSync(pinnedNode) || isRecentEnough() || npm('rebuild', 'node', '--ignore-scripts=false');
}

/** This Node runs TypeScript itself, so that the project works on it too. */
export const isRecentEnough = () => Number(process.versions.node.split('.')[0]) >= 24;
