import { expect, test } from 'vitest';
import { publishedManifest } from './published-manifest.mjs';

const manifest = {
  name: '@quittance/example',
  exports: {
    '.': { source: './src/index.ts', types: './dist/types/index.d.ts', default: './dist/index.js' },
    './internal': { source: './src/internal.ts' },
    './package.json': './package.json',
  },
  dependencies: { zod: '4.6.7' },
  devDependencies: { tsup: '9.0.0' },
};

test('a published package names no source file', () => {
  expect(publishedManifest(manifest).exports['.']).toEqual({
    types: './dist/types/index.d.ts',
    default: './dist/index.js',
  });
});

test('an entry that only this repository can resolve is not published', () => {
  expect(Object.keys(publishedManifest(manifest).exports)).toEqual(['.', './package.json']);
});

test('what is needed to build a package is not published, what it needs to run is', () => {
  expect(publishedManifest(manifest)).toEqual(expect.objectContaining({ dependencies: { zod: '4.6.7' } }));
  expect(publishedManifest(manifest)).not.toHaveProperty('devDependencies');
});
