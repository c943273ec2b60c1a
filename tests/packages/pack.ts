import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export const repository = path.resolve(import.meta.dirname, '../..');
const inBin = (name: string): string => path.join(repository, 'node_modules/.bin', name);

const execute = promisify(execFile);

/** Runs a program to its end and returns its output. A failure's error contains the output. */
export async function run(command: string, parameters: readonly string[], folder: string): Promise<string> {
  try {
    const { stdout } = await execute(command, parameters, { cwd: folder, maxBuffer: 1e8 });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`${path.basename(command)} ${parameters.join(' ')} failed:\n${stdout ?? ''}${stderr ?? error}`);
  }
}

/** Runs an installed program of the repository in the same way. */
export const runInstalled = (name: string, parameters: readonly string[], folder: string): Promise<string> =>
  run(inBin(name), parameters, folder);

/** Creates a folder outside the repository, which is deleted after the test file. */
export async function outsideFolder(): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'quittance-packages-')));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

export interface Packed {
  readonly sdk: string;
  readonly widgets: string;
  /** The copy that they were packed from. */
  readonly clone: string;
}

/** Packs both packages as a release does, from a copy that holds only what a clone would. */
export async function packFromCleanClone(folder: string): Promise<Packed> {
  const clone = path.join(folder, 'clone');
  await copyTracked(clone);
  await installAgain(clone);
  const [sdk, widgets] = [await pack(clone, 'sdk', folder), await pack(clone, 'widgets', folder)];
  return { sdk, widgets, clone };
}

/** In their state of the working tree. An untracked file would hide that somebody forgot to add it. */
async function copyTracked(clone: string): Promise<void> {
  const listed = await run('git', ['ls-files', '-z', '--cached'], repository);
  const needed = /^(sdk|widgets|scripts)\/|^docs\/embedding\.md$|^[^/]+$/;
  for (const file of listed.split('\0').filter((name) => name && needed.test(name))) {
    await cp(path.join(repository, file), path.join(clone, file)).catch(ignoreDeleted);
  }
}

/** Tracked, but deleted in the working tree. */
const ignoreDeleted = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'ENOENT') throw error;
};

/** The installed packages by link, but our own from the clone. */
async function installAgain(clone: string): Promise<void> {
  const installed = path.join(repository, 'node_modules');
  const own = '@quittance';
  await mkdir(path.join(clone, 'node_modules', own), { recursive: true });
  const names = (await readdir(installed)).filter((name) => name !== own && name !== '.cache');
  await Promise.all([
    ...names.map((name) => symlink(path.join(installed, name), path.join(clone, 'node_modules', name))),
    ...['sdk', 'widgets'].map((name) => symlink(path.join(clone, name), path.join(clone, 'node_modules', own, name))),
  ]);
}

async function pack(clone: string, workspace: string, destination: string): Promise<string> {
  await run('npm', ['pack', '--silent', `--pack-destination=${destination}`], path.join(clone, workspace));
  const file = (await readdir(destination)).find((name) => name.startsWith(`quittance-${workspace}-`));
  if (!file) throw new Error(`npm pack made no ${workspace} package.`);
  return path.join(destination, file);
}

/**
 * Copies a project of `projects/` out of the repository and installs it with the packed packages.
 * @returns the project's folder
 */
export async function installProject(name: string, folder: string, { sdk, widgets }: Packed): Promise<string> {
  const project = path.join(folder, name);
  await cp(path.join(import.meta.dirname, 'projects', name), project, { recursive: true });
  await run(
    'npm',
    ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', sdk, widgets],
    project,
  );
  return project;
}
