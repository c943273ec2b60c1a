import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { publishedManifest } from './published-manifest.mjs';
import { inRoot } from './repository.mjs';

const manifest = {
  name: '@quittance/example',
  exports: {
    '.': { source: './src/index.ts', types: './dist/types/index.d.ts', default: './dist/index.js' },
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

test('an entry that only this repository can resolve stops the release', () => {
  const exports = { ...manifest.exports, './internal': { source: './src/internal.ts' } };
  expect(() => publishedManifest({ ...manifest, exports })).toThrow('./internal');
});

test.each(['sdk', 'widgets'])('%s has no such entry', async (name) => {
  const own = JSON.parse(await readFile(inRoot(name, 'package.json'), 'utf8'));
  expect(Object.keys(publishedManifest(own).exports)).toEqual(Object.keys(own.exports));
});

test('build dependencies are not published, runtime dependencies are', () => {
  expect(publishedManifest(manifest)).toEqual(expect.objectContaining({ dependencies: { zod: '4.6.7' } }));
  expect(publishedManifest(manifest)).not.toHaveProperty('devDependencies');
});
