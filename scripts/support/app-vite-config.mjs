import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers } from './browsers.mjs';
import { dayjsModules } from './dayjs-modules.mjs';

/** The entry's own modules in one chunk: many small chunks compress badly. */
const entryChunk = {
  name: 'entry',
  tags: ['$initial'],
  // Their index names the texts of every screen. They import nothing, so that a chunk of their own closes no circle.
  test: (id) => !id.includes('/i18n/en/'),
  includeDependenciesRecursively: false,
};

/** The texts of the first screens, in one chunk as well. */
const textsChunk = { name: 'texts', tags: ['$initial'], test: /\/i18n\/en\//, includeDependenciesRecursively: false };

/**
 * How our own React apps, the portal and the back office, are built.
 * @param {{ version: string }} manifest the app's package.json
 */
export const appViteConfig = (manifest) =>
  defineConfig(({ mode }) => ({
    plugins: [react()],
    // Theme and icon, which both apps have in common.
    publicDir: '../app-shell/public',
    define: { 'import.meta.env.APP_VERSION': JSON.stringify(manifest.version) },
    resolve: {
      // `source` reads our packages from their TypeScript, so that one build and one hot reload cover all of them.
      conditions: ['source', 'module', 'browser', mode === 'production' ? 'production' : 'development'],
      alias: dayjsModules,
      // Two copies of any of these would mean two sets of hooks, stores or languages on one page.
      dedupe: ['react', 'react-dom', 'nanostores', '@nanostores/react', 'i18next'],
    },
    build: {
      outDir: 'dist',
      target: browsers,
      // For whoever reads a report of an error; browsers of customers are not told where they are.
      sourcemap: 'hidden',
      // The Content-Security-Policy allows neither inline scripts nor data: URIs, so nothing is inlined.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { output: { codeSplitting: { groups: [entryChunk, textsChunk] } } },
      // The size check reads it to learn which chunks a route needs.
      manifest: true,
    },
  }));
