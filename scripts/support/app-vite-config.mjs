import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers } from './browsers.mjs';
import { dayjsModules } from './dayjs-modules.mjs';

/** The folders of the kit with small parts that nearly every screen shows. */
const partFolders = 'banner|card|icon-button|skeleton|status-badge|text-button|tone|truncated-text';

/** The modules of the kit's table that a page of rows needs; the others are lazy-loaded. */
const tableModules = 'column|own-click|table-row|plain-table|table-skeleton|paged-table|data-table|texts.en';

/**
 * Modules that screens share, each group in one chunk: many small chunks compress badly, and the first script lists the
 * chunks of every screen. A group holds only what a first screen shows: `lists` what the dashboard does, `fields` what
 * the sign-in does.
 */
const sharedModules = {
  parts: [`kit/(${partFolders})/[^.]+\\.tsx?$`, 'app-shell/src/screen\\.tsx$'],
  lists: [
    `kit/data-table/(${tableModules})\\.tsx?$`,
    'kit/(amount|business-date|pagination)/[^.]+(\\.en)?\\.tsx?$',
    'app-shell/src/list-screen/(list-(card|screen|filter)|use-list-filter|texts\\.en)\\.tsx?$',
    'app-shell/src/(use-pages|navigation/use-restored-scroll)\\.ts$',
    'portal/src/(invoices/(invoice-status|list-status|texts\\.en)|large-amount/large-amount|list-groups/list-groups)\\.tsx?$',
    'widgets/src/invoice/status-(banner|texts\\.en)\\.ts$',
    'sdk/src/(client/may-make|client/routes/(accounts|invoices)\\.generated|rules/invoice-(banner|status))\\.ts$',
    'sdk/src/money/(currencies|format-money|minor-unit)\\.ts$',
    'sdk/src/time/(business-day|calendar|dayjs|format-date)\\.ts$',
    'dayjs/esm/(?!plugin/timezone)',
  ],
  fields: [
    'kit/(checkbox|field|form|password-field|text-field)/(?!use-problem-text)[^.]+(\\.en)?\\.tsx?$',
    'kit/base/(fit-text|use-debounced)\\.ts$',
    'app-shell/src/use-(action|settled)\\.ts$',
    'sdk/src/validation/(problem|text)\\.ts$',
  ],
};

/** Groups of modules, each in one chunk: the entry's own ones first, then the shared ones. */
const chunkGroups = [
  { name: 'entry', tags: ['$initial'] },
  ...Object.entries(sharedModules).map(([name, patterns]) => ({ name, test: new RegExp(patterns.join('|')) })),
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

/**
 * Files by their hashes alone: the first script lists those of every screen, and the names would make it 1.3 kB larger.
 * Error reports have source maps.
 */
const fileNames = { chunkFileNames: 'assets/[hash].js', assetFileNames: 'assets/[hash][extname]' };

/**
 * Returns the Vite configuration of our React apps, the portal and the back office.
 * @param {{ version: string }} released a package.json that we release: the apps have no version
 */
export const appViteConfig = (released) =>
  defineConfig(({ mode }) => ({
    plugins: [react()],
    // Theme and icon, shared by both apps.
    publicDir: '../app-shell/public',
    define: {
      'import.meta.env.APP_VERSION': JSON.stringify(released.version),
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
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups }, ...fileNames } },
      // The size check reads it to find the chunks of a route.
      manifest: true,
    },
  }));
