import { spawn } from 'node:child_process';
import path from 'node:path';
import { nodePath } from './pinned-node.mjs';
import { root } from './repository.mjs';

/** Programs of node_modules come before those of the machine, and the pinned Node before the machine's. */
const stepPath = () =>
  [path.join(root, 'node_modules/.bin'), path.dirname(nodePath()), process.env.PATH].join(path.delimiter);

/** @param {number} startedAt */
const seconds = (startedAt) => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;

/**
 * Runs one program quietly and says in one line how it went; what it printed is shown when it fails.
 * @param {{ name: string, command: string, parameters?: string[], env?: Record<string, string>, isQuiet?: boolean }} step
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function runStep({ name, command, parameters = [], env = {}, isQuiet = false }) {
  const startedAt = Date.now();
  const child = spawn(command, parameters, {
    cwd: root,
    env: { ...process.env, PATH: stepPath(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      resolve(1);
    });
    child.on('close', resolve);
  });
  const ok = code === 0;
  const output = Buffer.concat(chunks).toString();
  if (!ok || !isQuiet) process.stdout.write(`${ok ? '✓' : '✗'} ${name} (${seconds(startedAt)})\n`);
  if (!ok) process.stdout.write(`${indent(output)}\n`);
  return { ok, output };
}

/** @param {string} text */
const indent = (text) => text.trimEnd().replace(/^/gm, '    ');
