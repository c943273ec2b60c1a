import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Static imports and re-exports in built code, minified or not; excludes imports on demand. */
const staticImport = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+?\s*from\s*)?["'](\.{1,2}\/[^"']+)["']/g;

/**
 * Lists what a browser downloads for a module before running it: the file and its imports, each once.
 * @param {string[]} entries paths of built files
 * @returns {string[]}
 */
export function staticClosure(entries) {
  const found = new Set();
  const visit = (file) => {
    if (found.has(file)) return;
    found.add(file);
    if (!/\.m?js$/.test(file)) return;
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(staticImport)) {
      visit(path.resolve(path.dirname(file), specifier));
    }
  };
  for (const entry of entries) visit(path.resolve(entry));
  return [...found];
}

/**
 * @param {string[]} files
 * @returns {number} kB (1000 bytes) over the network, each file gzipped separately as a server sends it
 */
export const gzippedKb = (files) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0) / 1000;
