import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import semver from 'semver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  installProject,
  outsideFolder,
  type Packed,
  packFromCleanClone,
  repository,
  run,
  runInstalled,
} from './pack.ts';

let packed: Packed;
let folder: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ folder, remove } = await outsideFolder());
  packed = await packFromCleanClone(folder);
});
afterAll(() => remove());

const listFiles = async (tarball: string): Promise<string[]> =>
  (await run('tar', ['-tzf', tarball], folder)).trim().split('\n');

const readPacked = (tarball: string, name: string): Promise<string> =>
  run('tar', ['-xzOf', tarball, `package/${name}`], folder);

/** Have no types. */
const styleEntries = ['styles.css', 'kit.css', 'code-entry.css', 'controls.css', 'widgets.css'];

describe.each(['sdk', 'widgets'] as const)('the %s package', (name) => {
  test('holds every entry of its manifest with its types, its licence and its readme', async () => {
    const files = await listFiles(packed[name]);
    const manifest = JSON.parse(await readPacked(packed[name], 'package.json')) as {
      readonly exports: Record<string, string | { readonly types?: string; readonly default: string }>;
    };
    const own = JSON.parse(await readFile(path.join(repository, name, 'package.json'), 'utf8')) as typeof manifest;
    expect(Object.keys(manifest.exports)).toEqual(Object.keys(own.exports));
    const targets = Object.values(manifest.exports).flatMap((target) =>
      typeof target === 'string' ? [target] : [target.default, ...(target.types ? [target.types] : [])],
    );
    const isPacked = (target: string) => {
      const [before = '', after] = path.posix.join('package', target).split('*');
      return files.some((file) =>
        after === undefined ? file === before : file.startsWith(before) && file.endsWith(after),
      );
    };
    expect(targets.filter((target) => !isPacked(target))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['package/LICENSE', 'package/README.md']));
  });

  test('holds no source, test or build state', async () => {
    const files = await listFiles(packed[name]);
    expect(
      files.filter((file) =>
        /\/src\/|\.test\.|-fixtures\.|tsbuildinfo|\.kept$|types\/(spec|[^/]+\/widget\.)/.test(file),
      ),
    ).toEqual([]);
  });

  test('passes publint', async () => {
    await runInstalled('publint', [packed[name], '--strict'], folder);
  });

  test('has types that every resolution of ES modules finds', async () => {
    await runInstalled(
      'attw',
      [packed[name], '--profile', 'esm-only', '--exclude-entrypoints', ...styleEntries, '--format', 'ascii'],
      folder,
    );
  });

  test('requires a Node version that its dependencies accept', async () => {
    const { engines, dependencies = {} } = JSON.parse(await readPacked(packed[name], 'package.json')) as {
      readonly engines: { readonly node: string };
      readonly dependencies?: Record<string, string>;
    };
    const refused = await Promise.all(
      Object.keys(dependencies)
        .filter((dependency) => !dependency.startsWith('@quittance/'))
        .map(async (dependency) => {
          const accepted = await acceptedNode(dependency);
          return semver.satisfies(oldestNode(engines.node), accepted) ? [] : [`${dependency} requires ${accepted}`];
        }),
    );
    expect(refused.flat()).toEqual([]);
  });
});

const oldestNode = (range: string): string => semver.minVersion(range)?.version ?? '0.0.0';

async function acceptedNode(dependency: string): Promise<string> {
  const text = await readFile(path.join(repository, 'node_modules', dependency, 'package.json'), 'utf8');
  return (JSON.parse(text) as { engines?: { node?: string } }).engines?.node ?? '*';
}

test('the widgets package carries the licences of what its bundles contain', async () => {
  const notices = await readPacked(packed.widgets, 'dist/THIRD-PARTY-NOTICES.txt');
  for (const name of ['preact', '@r2wc/react-to-web-component', 'nanostores']) {
    expect(notices).toMatch(new RegExp(`^${name} [\\d.]+ \\(MIT\\)$`, 'm'));
  }
  expect(await readPacked(packed.widgets, 'dist/single/invoice.js')).toContain('THIRD-PARTY-NOTICES.txt */');
});

test('the widgets package describes its elements in the manifest that it names', async () => {
  const { customElements } = JSON.parse(await readPacked(packed.widgets, 'package.json')) as {
    readonly customElements: string;
  };
  const { modules } = JSON.parse(await readPacked(packed.widgets, customElements)) as {
    readonly modules: readonly { readonly path: string }[];
  };
  const files = await listFiles(packed.widgets);
  expect(modules).not.toEqual([]);
  expect(files).toEqual(expect.arrayContaining(modules.map((module) => `package/${module.path}`)));
});

test('a React 18 project type-checks, builds, and renders the widgets on its server', async () => {
  const project = await installProject('react-18', folder, packed);
  await runInstalled('tsc', ['-p', '.'], project);
  await runInstalled('vite', ['build', '--logLevel', 'error'], project);
  await runInstalled('vite', ['build', '--logLevel', 'error', '--ssr', 'server.tsx', '--outDir', 'server'], project);
  expect(await run('node', ['server/server.js'], project)).toMatch(/q-skeleton[\s\S]*<button[^>]*>.*Continue/);
});

test('a plain TypeScript project without React type-checks, builds, and calls the SDK in Node', async () => {
  const project = await installProject('plain', folder, packed);
  await runInstalled('tsc', ['-p', '.'], project);
  await runInstalled('vite', ['build', '--logLevel', 'error'], project);
  await runInstalled('vite', ['build', '--logLevel', 'error', '--ssr', 'back-end.ts', '--outDir', 'server'], project);
  expect(await run('node', ['server/back-end.js'], project)).toBe('function');
});

test('a new widget folder gets its scripts, its types and its entry in the loader', async () => {
  const { clone } = packed;
  await cp(path.join(repository, 'widgets/scripts/fixtures/rating'), path.join(clone, 'widgets/src/rating'), {
    recursive: true,
  });
  await runInstalled('node', ['widgets/scripts/generate-widgets.ts'], clone);
  await runInstalled('tsc', ['-b', 'widgets'], clone);
  await runInstalled('rollup', ['-c', '--silent'], path.join(clone, 'widgets'));
  const built = (file: string) => readFile(path.join(clone, 'widgets/dist', file), 'utf8');
  expect(await built('loader/loader.js')).toContain('quittance-rating');
  expect(await built('single/rating.js')).toContain('¿Qué tal?');
  expect(await built('elements/rating.js')).not.toContain('Asks how content');
  expect(await built('types/rating/entry.generated.d.ts')).toContain('QuittanceRatingElement');
});
