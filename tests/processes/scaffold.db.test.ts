import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

// Types and lint of a whole copy of the repository.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 60_000 });

const run = promisify(execFile);
const repository = path.resolve(import.meta.dirname, '../..');
const leftOut: ReadonlySet<string> = new Set(['node_modules', '.git', '.data', 'test-results']);
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'quittance-scaffold-'));
  await cp(repository, copy, { recursive: true, filter: (source) => !leftOut.has(path.basename(source)) });
  await linkPackages();
  // The formatter reads what Git ignores.
  await run('git', ['init', '--quiet'], { cwd: copy });
});
afterAll(() => rm(copy, { recursive: true, force: true }));

/** The packages that are installed, but the workspaces of the copy. */
async function linkPackages(): Promise<void> {
  const from = path.join(repository, 'node_modules');
  const to = path.join(copy, 'node_modules');
  await mkdir(to);
  for (const name of await readdir(from)) {
    if (name !== '@quittance' && name !== '.cache') await symlink(path.join(from, name), path.join(to, name));
  }
  await cp(path.join(from, '@quittance'), path.join(to, '@quittance'), { recursive: true, verbatimSymlinks: true });
}

async function inCopy(program: string, ...parameters: readonly string[]): Promise<string> {
  const options = { cwd: copy, env: { ...process.env, QUITTANCE_INSTALLED: 'yes', NODE_OPTIONS: '' } };
  const outcome = await run(program, parameters, options).catch((error: { stdout: string; stderr: string }) => error);
  return outcome.stdout + outcome.stderr;
}

const scaffold = (...parameters: readonly string[]) => inCopy(process.execPath, 'scripts/scaffold.mjs', ...parameters);

it('writes each kind of part so that it passes the checks', async () => {
  // In one command, which writes the indexes once.
  const output = await scaffold(
    ...['call', 'invoices/mark-scaffolded'],
    ...['feature', 'portal/scaffolded-task', 'feature', 'admin/scaffolded-task'],
    ...['widget', 'scaffolded-widget', 'component', 'scaffolded-part'],
  );
  const written = output.split('\n').filter((line) => /^[a-z]+\/.*scaffolded.*\.\w+$/.test(line));
  for (const part of [/mark-scaffolded/, /^portal\//, /^admin\//, /scaffolded-widget/, /scaffolded-part/]) {
    expect(written.filter((file) => part.test(file)).length, output).toBeGreaterThan(2);
  }
  const bin = path.join(copy, 'node_modules/.bin');
  expect(await inCopy(path.join(bin, 'tsc'), '-b', '--pretty', 'false')).toBe('');
  expect(await inCopy(path.join(bin, 'biome'), 'check', ...written)).toMatch(/^Checked \d+ files .* No fixes applied/);
  expect(await inCopy(process.execPath, 'scripts/check-imports.mjs')).toBe('');
});

it('overwrites nothing, and says what it takes', async () => {
  expect(await scaffold('call', 'invoices/send-invoice')).toBe(
    'sdk/src/contract/invoices/send-invoice.ts is there already.\n',
  );
  for (const wrong of [
    [],
    ['page', 'portal/payouts'],
    ['call', 'sendInvoice'],
    ['feature', 'server/payouts'],
    ['component', 'odd-part', 'widget'],
  ]) {
    expect(await scaffold(...wrong)).toMatch(/^Usage:\n {2}npm run scaffold -- call /);
  }
});
