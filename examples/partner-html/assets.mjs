import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';

const folder = new URL('public/', import.meta.url);
const names = new Set(readdirSync(folder));
const contentTypes = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Finds the file of `public` with this path; undefined if there is none. */
export async function findAsset(pathname) {
  const name = pathname.slice(1);
  if (!names.has(name)) return undefined;
  return { contentType: contentTypes[extname(name)], body: await readFile(new URL(name, folder)) };
}
