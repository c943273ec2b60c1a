import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '../../..');

export type Runtime = 'react' | 'preact';

/** As in the widgets' own build: the first alias that fits wins. */
const preactForReact = {
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: 'preact/compat',
};

const common = { bundle: true, write: false, logLevel: 'error', absWorkingDir: path.join(root, 'widgets') } as const;

/**
 * A module and all that it imports as one script, from source, for parts that no built page shows alone.
 * @param file from the root of the repository
 */
export async function bundleFixture(file: string, runtime: Runtime = 'react'): Promise<string> {
  const { outputFiles } = await build({
    ...common,
    entryPoints: [path.join(root, file)],
    format: 'iife',
    jsx: 'automatic',
    conditions: ['source'],
    loader: { '.css': 'empty' },
    alias: runtime === 'preact' ? preactForReact : {},
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/** A style sheet with all that it imports. */
export async function bundleSheet(file: string): Promise<string> {
  const { outputFiles } = await build({ ...common, entryPoints: [path.join(root, file)] });
  return outputFiles[0]?.text ?? '';
}
