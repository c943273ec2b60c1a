import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers } from './browsers.mjs';
import { dayjsModules } from './dayjs-modules.mjs';

/** Puts the entry's own modules into one chunk: many small chunks compress badly. */
const entryChunk = { name: 'entry', tags: ['$initial'], includeDependenciesRecursively: false };

/**
 * Returns the Vite configuration of our React apps, the portal and the back office.
 * @param {{ version: string }} manifest the app's package.json
 */
export const appViteConfig = (manifest) =>
  defineConfig(({ mode }) => ({
    plugins: [react()],
    // Theme and icon, shared by both apps.
    publicDir: '../app-shell/public',
    define: {
      'import.meta.env.APP_VERSION': JSON.stringify(manifest.version),
      'import.meta.env.INTERNAL_BUILD': JSON.stringify(process.env.INTERNAL_BUILD === 'true'),
    },
    resolve: {
      // `source` resolves our packages to their TypeScript, so that one build and one hot reload cover all of them.
      conditions: ['source', 'module', 'browser', mode === 'production' ? 'production' : 'development'],
      alias: dayjsModules,
      // Two copies of any of these would mean two sets of hooks, stores or languages on one page.
      dedupe: ['react', 'react-dom', 'nanostores', '@nanostores/react'],
    },
    build: {
      outDir: 'dist',
      target: browsers,
      // For people who read error reports; browsers don't learn their address.
      sourcemap: 'hidden',
      // The Content-Security-Policy allows neither inline scripts nor data: URIs, so nothing is inlined.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { output: { codeSplitting: { groups: [entryChunk] } } },
      // The size check reads it to find the chunks of a route.
      manifest: true,
    },
  }));
