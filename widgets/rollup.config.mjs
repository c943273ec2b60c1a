import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { browserslistToTargets, bundleAsync } from 'lightningcss';
import { minify } from 'rolldown/utils';
import esbuildPlugin from 'rollup-plugin-esbuild';
import { minify as terser } from 'terser';
import { browsers } from '../scripts/support/browsers.mjs';
import { dayjsModules } from '../scripts/support/dayjs-modules.mjs';
import { listWidgets } from '../scripts/support/widget-folders.mjs';
import { collectNotices, legalComment, writeNotices } from './notices.mjs';
import manifest from './package.json' with { type: 'json' };

const dist = path.resolve(import.meta.dirname, 'dist');

/** Pixels per rem in published files. Our own pages keep rem, and follow the reader's font size. */
const PX_OF_A_REM = 16;

async function bundleCss(file) {
  const { code } = await bundleAsync({
    filename: file,
    minify: true,
    targets: browserslistToTargets(browsers.map((name) => name.replace(/\d/, ' $&'))),
  });
  // A host's `html { font-size: 62.5% }` would make everything small, even inside a shadow root.
  return String(code).replace(/(\d*\.?\d+)rem\b/g, (_, rems) => `${rems * PX_OF_A_REM}px`);
}

/** `import css from './x.css?inline'` returns the sheet's text, as in Vite. */
const inlineCss = {
  name: 'inline-css',
  resolveId: (source, from) =>
    source.endsWith('.css?inline') ? `${path.resolve(path.dirname(from), source.slice(0, -7))}?inline` : null,
  async load(id) {
    if (!id.endsWith('.css?inline')) return null;
    const file = id.slice(0, -7);
    this.addWatchFile(file);
    return `export default ${JSON.stringify(await bundleCss(file))}`;
  },
};

/** The style sheets for React hosts: one for everything, and its parts for pages that load them separately. */
const pageSheets = {
  'styles.css': 'page.css',
  'kit.css': 'kit.css',
  'code-entry.css': 'code-entry.css',
  'controls.css': 'controls.css',
  'widgets.css': 'widgets.css',
};

const pageCss = {
  name: 'page-css',
  async generateBundle() {
    for (const [fileName, file] of Object.entries(pageSheets)) {
      const source = await bundleCss(path.resolve(import.meta.dirname, 'src/theme', file));
      this.emitFile({ type: 'asset', fileName, source });
    }
  },
};

/** Only the version of package.json is sent to browsers. */
const packageVersion = {
  name: 'package-version',
  transform(code, id) {
    if (!id.endsWith('package.json')) return null;
    const { version } = JSON.parse(code);
    return { code: `export default ${JSON.stringify({ version })};`, map: { mappings: '' } };
  },
};

const production = {
  name: 'production',
  transform: (code, id) =>
    code.includes('process.env.NODE_ENV') && id.includes('node_modules')
      ? { code: code.replaceAll('process.env.NODE_ENV', '"production"'), map: null }
      : null,
};

/**
 * r2wc imports React's default export, which would keep the whole of preact/compat in every widget; it uses only
 * `createElement`.
 */
const createElementForBridge = {
  name: 'create-element-for-bridge',
  resolveId: (id, from) => (id === 'react' && from?.includes('@r2wc') ? '\0create-element' : null),
  load: (id) =>
    id === '\0create-element' ? `import { createElement } from 'preact'; export default { createElement };` : null,
};

/** From where to where r2wc deals with the props and events that it is given, and what remains of it. */
const propsOfBridge = [
  [/ {2}e\.props \|\| .*?(?= {2}class v)/s, ''],
  [/ {4}static get observedAttributes.*?(?= {4}\[y\] = !0;)/s, ''],
  [/ {6}for \(const s of n\).*?(?= {4}connectedCallback)/s, '    }\n'],
  [/ {4}attributeChangedCallback.*?(?= {4}\[b\]\(\))/s, ''],
  [/ {2}for \(const r of n\).*?(?= {2}return v;)/s, ''],
];

/** r2wc gets neither props nor events: our element has attributes, properties and events. */
const noPropsOfBridge = {
  name: 'no-props-of-bridge',
  transform(code, id) {
    if (!/@r2wc\/core\/dist\/core\.js$/.test(id)) return null;
    const changed = propsOfBridge.reduce((text, [part, rest]) => {
      if (!part.test(text)) this.error('r2wc is written in another way now.');
      return text.replace(part, rest);
    }, code);
    return { code: changed, map: null };
  },
};

/**
 * preact creates elements with the custom element registry of their parent. In Chromium, a shadow tree adopted by
 * another document keeps the first document's registry, which can create nothing there. No widget has custom elements
 * inside.
 */
const documentRegistry = {
  name: 'document-registry',
  transform(code, id) {
    if (!/preact\/dist\/preact\.m\w+$/.test(id)) return null;
    const changed = code.replace(/(createElementNS\(\w+,\w+,)(\w+)\.is\?\2:\w+\)/, '$1$2.is&&$2)');
    if (changed === code) this.error('preact creates elements in another way now.');
    return { code: changed, map: null };
  },
};

/** Removes code of preact/compat that renames deprecated lifecycle methods. No widget has any. */
const noDeprecatedLifecycles = {
  name: 'no-deprecated-lifecycles',
  transform(code, id) {
    if (!/preact\/compat\/dist\/compat\.m\w+$/.test(id)) return null;
    const changed = code.replace(/\w\.prototype\.isReactComponent=!0,\["componentWillMount".*?\}\}\)\}\);/, '');
    if (changed === code) this.error('preact/compat renames lifecycle methods in another way now.');
    return { code: changed, map: null };
  },
};

/** Removes English ordinals from dayjs. No widget uses them. */
const noUnusedOfDayjs = {
  name: 'no-unused-of-dayjs',
  transform(code, id) {
    if (!/dayjs\/esm\/locale\/en\.js$/.test(id)) return null;
    const changed = code.replace(/,\s*ordinal: function .*?\n {2}\}/s, '');
    if (changed === code) this.error('dayjs is written in another way now.');
    return { code: changed, map: null };
  },
};

/** The order matters: the first matching alias wins. */
const preactForReact = alias({
  entries: [
    { find: 'react-dom/client', replacement: 'preact/compat/client' },
    { find: /^react-dom$/, replacement: 'preact/compat' },
    { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
    { find: /^react$/, replacement: 'preact/compat' },
  ],
});

const typescript = esbuildPlugin({ jsx: 'automatic', target: 'es2022', tsconfig: false });
/** Resolves our packages to source, so that unused statements are dropped, and one build suffices. */
const resolve = nodeResolve({
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  browser: true,
  exportConditions: ['source', 'production'],
});
/** None of our code asks a function for its prototype, or has a getter with an effect. */
const terserOptions = { passes: 3, unsafe_arrows: true, pure_getters: true };

/** Minifies with Terser, then Oxc: together they make a widget up to 5% smaller than esbuild. */
const compress = {
  name: 'compress',
  async renderChunk(code, { fileName }) {
    const first = await terser(code, { module: true, ecma: 2020, compress: terserOptions, sourceMap: true });
    const second = await minify(fileName, first.code, {
      module: true,
      mangle: true,
      compress: { target: 'es2022' },
      sourcemap: true,
      inputMap: JSON.parse(first.map),
    });
    return { code: second.code + legalComment(manifest.version), map: second.map };
  },
};
const elementPlugins = [
  inlineCss,
  packageVersion,
  production,
  createElementForBridge,
  noPropsOfBridge,
  documentRegistry,
  noDeprecatedLifecycles,
  noUnusedOfDayjs,
  preactForReact,
  alias({ entries: dayjsModules }),
  resolve,
  commonjs(),
  typescript,
  compress,
  collectNotices,
];

/** Our own modules have no side effects, except those made for them; packages may have. */
const treeshake = {
  preset: 'smallest',
  moduleSideEffects: (id) => id.includes('node_modules') || /(entry\.generated|auto)\.ts$/.test(id),
};

const source = (file) => path.resolve(import.meta.dirname, 'src', file);

const widgets = await listWidgets(source('.'));

/** Registers the element, for script tags and the loader. */
const entryOf = (name) => source(`${name}/entry.generated.ts`);

/** Puts Spanish before English in the file: gzip finds the keys of both alike within 32 kB only, which saves 0.2 kB. */
const textsTogether = {
  name: 'texts-together',
  transform: (code, id) =>
    id.endsWith('/entry.generated.ts') ? { code: `import './texts-es.generated.ts';\n${code}`, map: null } : null,
};

/**
 * Widgets that share no chunks with the others. The onboarding fills a whole page, and needs so much more of the
 * common modules that the invoice would grow by 3 kB.
 */
const apart = ['onboarding'];

/** Chunks for the loader. */
const chunks = (names) => ({
  input: Object.fromEntries(names.map((name) => [name, entryOf(name)])),
  preserveEntrySignatures: 'allow-extension',
  treeshake,
  output: {
    dir: path.join(dist, 'elements'),
    format: 'es',
    sourcemap: true,
    chunkFileNames: 'chunk-[hash].js',
  },
  plugins: elementPlugins,
});

/** Everything of a widget in one file: what `integrity` on a script tag can vouch for. */
const single = (name) => ({
  input: entryOf(name),
  treeshake,
  output: { file: path.join(dist, `single/${name}.js`), format: 'es', sourcemap: true, inlineDynamicImports: true },
  plugins: [textsTogether, ...elementPlugins],
});

const isPackage = (id) => !/^[./\0]/.test(id) && !path.isAbsolute(id) && !id.endsWith('?inline');

/** Writes the licences, and the sha384 of every published script and style sheet, after the build. */
const integrity = {
  name: 'integrity',
  async writeBundle() {
    await writeNotices(dist);
    const files = (await readdir(dist, { recursive: true })).filter((name) => /\.(js|css)$/.test(name)).sort();
    const hashes = await Promise.all(
      files.map(async (name) => {
        const digest = createHash('sha384')
          .update(await readFile(path.join(dist, name)))
          .digest('base64');
        return [name.split(path.sep).join('/'), `sha384-${digest}`];
      }),
    );
    await writeFile(path.join(dist, 'integrity.json'), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
  },
};

export default [
  // Widgets on one page share common code.
  chunks(widgets.filter((name) => !apart.includes(name))),
  ...apart.map((name) => chunks([name])),
  ...widgets.map(single),
  {
    input: { loader: source('loader/index.ts'), auto: source('loader/auto.ts') },
    preserveEntrySignatures: 'allow-extension',
    treeshake,
    output: { dir: path.join(dist, 'loader'), format: 'es', sourcemap: true },
    plugins: [resolve, typescript, compress],
  },
  {
    // For pages without a bundler that set brand colours by script.
    input: { appearance: source('theme/appearance.ts') },
    output: { dir: path.join(dist, 'single'), format: 'es', sourcemap: true },
    plugins: [typescript, compress],
  },
  {
    // For bundlers: the elements with preact inside, importable in Node.
    input: { index: source('index.ts') },
    treeshake,
    output: { dir: path.join(dist, 'index'), format: 'es', sourcemap: true },
    plugins: elementPlugins,
  },
  {
    // Types only; each has a module, so that importing it works everywhere.
    input: { react: source('jsx/react.generated.ts'), preact: source('jsx/preact.generated.ts') },
    output: { dir: path.join(dist, 'jsx'), format: 'es' },
    plugins: [typescript],
  },
  {
    // For React hosts: React and our SDK are the host's.
    input: {
      react: source('react/index.ts'),
      kit: source('kit/index.ts'),
      'kit-es': source('kit/spanish.generated.ts'),
      'react-es': source('react/spanish.generated.ts'),
      appearance: source('theme/appearance.ts'),
    },
    external: isPackage,
    treeshake,
    output: { dir: path.join(dist, 'react'), format: 'es', sourcemap: true, chunkFileNames: 'chunk-[hash].js' },
    plugins: [
      inlineCss,
      packageVersion,
      pageCss,
      nodeResolve({ extensions: ['.tsx', '.ts', '.js'] }),
      typescript,
      integrity,
    ],
  },
];
