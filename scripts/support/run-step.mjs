import { spawn } from 'node:child_process';
import path from 'node:path';
import { nodePath } from './pinned-node.mjs';
import { root } from './repository.mjs';

/** The search path: programs of node_modules and the pinned Node before those of the machine. */
const stepPath = () =>
  [path.join(root, 'node_modules/.bin'), path.dirname(nodePath()), process.env.PATH].join(path.delimiter);

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {string[]} [parameters]
 * @property {Record<string, string>} [env]
 * @property {AbortSignal} [signal] ends the program
 * @property {boolean} [isStreamed] prints the program's output as it comes, not only when it fails
 * @property {boolean} [showsOutput] prints the program's output also when it succeeds
 */

/**
 * Runs one program and prints its result in one line.
 * @param {Step} step
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function runStep(step) {
  const { name, command, parameters = [], env = {}, signal, isStreamed = false, showsOutput = false } = step;
  const startedAt = Date.now();
  const child = spawn(command, parameters, {
    cwd: root,
    env: { ...process.env, PATH: stepPath(), ...env },
    signal,
    stdio: ['ignore', isStreamed ? 'inherit' : 'pipe', isStreamed ? 'inherit' : 'pipe'],
    shell: process.platform === 'win32',
  });
  const output = [];
  child.stdout?.on('data', (chunk) => output.push(chunk));
  child.stderr?.on('data', (chunk) => output.push(chunk));
  const ok = await new Promise((resolve) => {
    child.on('error', (error) => {
      output.push(Buffer.from(error.message));
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
  const text = Buffer.concat(output).toString().trimEnd();
  process.stdout.write(`${ok ? '✓' : '✗'} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)\n`);
  if (text && (showsOutput || !ok)) process.stdout.write(`${text.replace(/^/gm, '    ')}\n`);
  return { ok, output: text };
}
