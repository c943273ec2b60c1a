import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Files that pages load. Types and build state are for bundlers only. */
const served = /\.(js|css|map|json|txt)$/;
const unserved = /^(types|\..*)\//;

export interface WidgetBuild {
  readonly version: string;
  /** Content by path within `dist`. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/**
 * Reads a built widgets package.
 * @param folder the package folder
 * @throws Error when it was not built
 */
export async function readWidgetBuild(folder: string): Promise<WidgetBuild> {
  const dist = path.join(folder, 'dist');
  const names = (await readdir(dist, { recursive: true }).catch(() => []))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => served.test(name) && !unserved.test(name));
  // The build writes this file last.
  if (!names.includes('integrity.json'))
    throw new Error(`${dist} contains no complete build. Run npm run build first.`);
  const contents = await Promise.all(names.map(async (name) => [name, await readFile(path.join(dist, name))] as const));
  return { version: await readWidgetVersion(folder), files: new Map(contents) };
}

/** Reads the version of a widgets package. */
export async function readWidgetVersion(folder: string): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return manifest.version;
}
