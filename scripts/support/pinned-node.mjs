import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { compileCache, pinnedNode } from './repository.mjs';

/** Node's flags for running this repository's TypeScript as it is. */
export const sourceFlags = ['--conditions=source', '--disable-warning=ExperimentalWarning'];

/** The Node to start processes with. */
export const nodePath = () => (existsSync(pinnedNode) ? pinnedNode : process.execPath);

const forwardedSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const parent = process.ppid;

/**
 * Calls back when we must stop: on a signal, or when npm is gone. npm passes a signal on to its shell only; the shell dies and
 * would leave us running.
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
 * Runs a command and lives and dies with it: signals go on to it, its exit code becomes ours.
 * @param {string} command @param {string[]} parameters
 * @returns {Promise<never>}
 */
export function become(command, parameters) {
  const child = spawn(command, parameters, { stdio: 'inherit' });
  onStopRequest((signal) => child.kill(signal));
  return new Promise((_, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => process.exit(code ?? 128 + (signalNumbers[signal] ?? 1)));
  });
}

const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

/**
 * Begins every script: installs what is missing and starts the script again under the pinned Node, unless it runs there already.
 * @param {string} script file URL of the caller
 */
export async function goOnUnderPinnedNode(script) {
  const isPinned = existsSync(pinnedNode) && realpathSync(process.execPath) === realpathSync(pinnedNode);
  if (isPinned && process.env.QUITTANCE_INSTALLED === 'yes') return;
  if (!ensureInstalled()) process.exit(1);
  process.env.QUITTANCE_INSTALLED = 'yes';
  // Every Node below us keeps what it has compiled and stripped of types: the next start takes half the time.
  process.env.NODE_COMPILE_CACHE ??= compileCache;
  if (isPinned || !existsSync(pinnedNode)) return;
  await become(pinnedNode, [fileURLToPath(script), ...process.argv.slice(2)]);
}
