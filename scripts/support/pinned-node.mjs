import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { compileCache, pinnedNode } from './repository.mjs';

/** Node's flags for running this repository's TypeScript without a build. */
export const sourceFlags = ['--conditions=source', '--disable-warning=ExperimentalWarning'];

/** The Node to start processes with. */
export const nodePath = () => (existsSync(pinnedNode) ? pinnedNode : process.execPath);

const forwardedSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const parent = process.ppid;

/**
 * Calls back when the process must stop: on a signal, or when npm has ended. npm passes a signal only to its shell,
 * which dies and would leave this process running.
 * @param {(signal: NodeJS.Signals) => void} stop
 */
export function onStopRequest(stop) {
  for (const signal of forwardedSignals) process.on(signal, () => stop(signal));
  if (!process.env.npm_lifecycle_event) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 200);
  watch.unref();
}

/**
 * Runs a command in place of this process: passes signals on, and exits with its exit code.
 * @param {string} command @param {string[]} parameters
 * @returns {Promise<never>}
 */
export function replaceByCommand(command, parameters) {
  const child = spawn(command, parameters, { stdio: 'inherit' });
  onStopRequest((signal) => child.kill(signal));
  return new Promise((_, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => process.exit(code ?? 128 + (signalNumbers[signal] ?? 1)));
  });
}

const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

/**
 * Starts every script: installs missing packages and restarts the script under the pinned Node unless it already runs
 * there.
 * @param {string} script file URL of the caller
 * @param {readonly string[]} flags what the script itself needs of Node, such as `sourceFlags` for one that reads the
 *   server's configuration before anything is built
 */
export async function restartUnderPinnedNode(script, flags = []) {
  const isPinned = existsSync(pinnedNode) && realpathSync(process.execPath) === realpathSync(pinnedNode);
  const hasFlags = flags.every((flag) => process.execArgv.includes(flag));
  if (isPinned && hasFlags && process.env.QUITTANCE_INSTALLED === 'yes') return;
  if (!ensureInstalled()) process.exit(1);
  process.env.QUITTANCE_INSTALLED = 'yes';
  // All child Node processes share a cache of compiled code, which halves the next start.
  process.env.NODE_COMPILE_CACHE ??= compileCache;
  if (hasFlags && (isPinned || !existsSync(pinnedNode))) return;
  await replaceByCommand(nodePath(), [...flags, fileURLToPath(script), ...process.argv.slice(2)]);
}
