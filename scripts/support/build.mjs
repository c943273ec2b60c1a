import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cacheFolder, inRoot } from './repository.mjs';
import { runStep } from './run-step.mjs';

/**
 * The build targets, in order. `inputs` are all files that the result depends on; `output` exists once it is built.
 * @typedef {{ workspace: string, inputs: string[], output: string, after?: string[] }} Target
 * @type {Target[]}
 */
const targets = [
  { workspace: 'sdk', inputs: ['sdk'], output: 'sdk/dist' },
  { workspace: 'widgets', inputs: ['widgets', 'sdk'], output: 'widgets/dist/elements', after: ['sdk'] },
  {
    workspace: 'portal',
    inputs: ['portal', 'app-shell', 'widgets', 'sdk'],
    output: 'portal/dist/index.html',
    after: ['widgets'],
  },
  {
    workspace: 'admin',
    inputs: ['admin', 'app-shell', 'widgets', 'sdk'],
    output: 'admin/dist/index.html',
    after: ['widgets'],
  },
];

const sharedInputs = ['package-lock.json', 'tsconfig.base.json'];

const isIgnored = (name) =>
  name === 'node_modules' || name === 'dist' || name.endsWith('.tsbuildinfo') || /\.test\.[a-z]+$/.test(name);

async function filesOf(place) {
  const entry = await stat(inRoot(place)).catch(() => undefined);
  if (!entry) return [];
  if (entry.isFile()) return [place];
  const names = (await readdir(inRoot(place))).filter((name) => !isIgnored(name)).sort();
  return (await Promise.all(names.map((name) => filesOf(path.join(place, name))))).flat();
}

/** Hashes contents, not times: a checkout or branch switch touches unchanged files. */
async function fingerprint(target) {
  const hash = createHash('sha256');
  const places = [...sharedInputs, ...target.inputs];
  for (const file of (await Promise.all(places.map(filesOf))).flat()) {
    hash
      .update(file)
      .update('\0')
      .update(await readFile(inRoot(file)));
  }
  return hash.digest('hex');
}

const markOf = (target) => path.join(cacheFolder, 'build', target.workspace);

async function isFresh(target, current) {
  if (!existsSync(inRoot(target.output))) return false;
  return (await readFile(markOf(target), 'utf8').catch(() => '')) === current;
}

async function build(target, signal) {
  const current = await fingerprint(target);
  if (await isFresh(target, current)) return true;
  const { ok } = await runStep({
    name: `build ${target.workspace}`,
    command: 'npm',
    parameters: ['run', 'build', '--silent', '--workspace', target.workspace],
    signal,
  });
  if (!ok) return false;
  await mkdir(path.dirname(markOf(target)), { recursive: true });
  await writeFile(markOf(target), current);
  return true;
}

/** Whether every target was built from the current files. */
export async function isBuildFresh() {
  const fresh = targets.map(async (target) => isFresh(target, await fingerprint(target)));
  return (await Promise.all(fresh)).every(Boolean);
}

/**
 * Builds stale targets, each after its dependencies and otherwise in parallel.
 * @param {{ workspaces?: string[], signal?: AbortSignal }} [options] default: all
 * @returns {Promise<boolean>} whether everything is built
 */
export async function buildStale({ workspaces = targets.map((target) => target.workspace), signal } = {}) {
  /** @type {Map<string, Promise<boolean>>} */
  const results = new Map();
  for (const target of targets.filter(({ workspace }) => workspaces.includes(workspace))) {
    const before = Promise.all((target.after ?? []).map((name) => results.get(name) ?? true));
    results.set(
      target.workspace,
      before.then((stand) => stand.every(Boolean) && !signal?.aborted && build(target, signal)),
    );
  }
  return (await Promise.all(results.values())).every(Boolean);
}
