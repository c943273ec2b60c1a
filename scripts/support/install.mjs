import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot, pinnedNode, root } from './repository.mjs';

/** This file runs on Node 20 and before packages are installed: it may import only Node's own modules. */

const readLock = (file) => {
  try {
    return JSON.parse(readFileSync(inRoot(file), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
};

/** Whether node_modules matches package-lock.json, judged by npm's copy of the lock file in node_modules. */
function isInstalled() {
  const wanted = readLock('package-lock.json');
  const installed = readLock('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([place, { version, link, optional, peer }]) =>
      !place.includes('node_modules/') ||
      link ||
      // Builds for other machines and optional peers may be absent.
      ((optional || peer) && !installed[place]) ||
      installed[place]?.version === version,
  );
}

/** Runs the npm that the person started, else the one on the path. */
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
 * Installs missing or stale packages.
 * @returns {boolean} whether everything is installed; npm has printed any error
 */
export function ensureInstalled() {
  if (!isInstalled()) {
    process.stdout.write('Installing packages…\n');
    // Warnings would only repeat for each package that the machine's Node is older than the pinned one.
    if (!npm('install', '--no-audit', '--no-fund', '--loglevel=error')) return false;
  }
  // An install script provides the pinned Node, and many machines disable install scripts.
  return existsSync(pinnedNode) || isRecentEnough() || npm('rebuild', 'node', '--ignore-scripts=false');
}

/** Whether this Node can run TypeScript, so that the project works on it too. */
export const isRecentEnough = () => Number(process.versions.node.split('.')[0]) >= 24;
