import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * A module and all that it imports as one script, from source and under React, for parts that no built page shows alone.
 * @param file from the root of the repository
 */
export async function bundleFixture(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, file)],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    conditions: ['source'],
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}
