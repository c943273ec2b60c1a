import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { inRoot } from './repository.mjs';

const kit = inRoot('widgets/src/kit/index.ts');

/** Whether every widget contains the module anyway. */
const isInEveryWidget = (id) => /^(react|react-dom|preact|nanostores|@nanostores\/react)(\/|$)/.test(id);

const entryPlugin = (contents) => ({
  name: 'entry',
  resolveId: (id) => (id === 'entry' ? '\0entry.ts' : null),
  load: (id) => (id === '\0entry.ts' ? contents : null),
});

const noStyles = {
  name: 'no-styles',
  load: (id) => (id.endsWith('.css') ? { code: '', moduleSideEffects: false } : null),
};

async function bundle(contents) {
  const build = await rolldown({
    input: 'entry',
    cwd: inRoot('widgets'),
    external: isInEveryWidget,
    plugins: [entryPlugin(contents), noStyles],
    resolve: { conditionNames: ['source', 'production', 'import', 'default'] },
    transform: { jsx: 'react-jsx' },
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'es', minify: true });
  await build.close();
  return output.filter(({ type }) => type === 'chunk');
}

/** @returns {Promise<string[]>} the kit's exports, without types */
export async function kitExports() {
  const chunks = await bundle(`export * from ${JSON.stringify(kit)}`);
  return chunks.find(({ isEntry }) => isEntry).exports.toSorted();
}

/** Returns the chunks that load together with the entry. */
function initialChunksOf(chunks) {
  const first = new Set();
  const visit = (fileName) => {
    const chunk = chunks.find((each) => each.fileName === fileName);
    if (!chunk || first.has(chunk)) return;
    first.add(chunk);
    for (const imported of chunk.imports) visit(imported);
  };
  visit(chunks.find(({ isEntry }) => isEntry).fileName);
  return first;
}

const gzippedBytes = (chunks) => chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);

/**
 * Measures what one export adds to a page that already has the runtime.
 * @param {string} name
 * @returns {Promise<{ name: string, bytes: number, laterBytes: number }>} gzipped bytes at once, and in lazy chunks
 */
export async function sizeOfExport(name) {
  const chunks = await bundle(`export { ${name} } from ${JSON.stringify(kit)}`);
  const first = initialChunksOf(chunks);
  return {
    name,
    bytes: gzippedBytes([...first]),
    laterBytes: gzippedBytes(chunks.filter((chunk) => !first.has(chunk))),
  };
}
