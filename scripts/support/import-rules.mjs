import path from 'node:path';
import { goesUpInKit, kitLayers } from './kit-layers.mjs';

/**
 * One import: `from` and `to` are paths in the repository, or package names (`react`, `@quittance/sdk/money`).
 * @typedef {{ from: string, to: string, isTypeOnly: boolean }} Placed
 * @typedef {{ reason: string, forbids: (edge: Placed) => boolean }} Rule
 */

const ours = /^@quittance\/([a-z-]+)(?:\/(.+))?$/;
/** Whether the file is a fixture: next to the tests that use it, and not shipped. */
const isFixture = (file) => /-fixtures\.[a-z]+$/.test(file) || file.includes('/testing/');
const isTest = (file) => /\.test\.[a-z]+$/.test(file) || isFixture(file);
const isBrowserCode = (file) => /^(widgets|app-shell|portal|admin)\/src\//.test(file) && !isTest(file);
/** Whether the file runs when an app or a package is built, not in it. */
const isBuildConfiguration = (file) => /\/(vite|rollup)\.config\.m?[jt]s$|^[a-z-]+\/scripts\//.test(file);
/** Whether the file describes a widget for documents; shipped files are generated from it. */
const isWidgetSpec = (file) => /^widgets\/src\/(spec\/.+|[^/]+\/widget)\.ts$/.test(file);
const isRelative = (to) => !to.startsWith('@') && to.includes('/') && /\.[a-z]+(\?.*)?$/.test(to);

/** Projects that tests install outside the repository are treated like the examples. */
const isOutsideProject = (place) => place.startsWith('tests/packages/projects/');

/** Returns the workspace of `sdk/src/…` or `@quittance/sdk/…`: `sdk`. Undefined for other packages. */
const workspaceOf = (place) => (isOutsideProject(place) ? 'examples' : workspaceByName(place));

const workspaceByName = (place) =>
  ours.exec(place)?.[1] ??
  /^(sdk|widgets|app-shell|portal|admin|server|examples|bench|docs|tests|scripts)\//.exec(place)?.[1];

/** The workspaces that each workspace may import; all others are forbidden. */
const knows = {
  sdk: [],
  widgets: ['sdk'],
  'app-shell': ['widgets', 'sdk'],
  portal: ['app-shell', 'widgets', 'sdk'],
  admin: ['app-shell', 'widgets', 'sdk'],
  server: ['sdk'],
  examples: ['widgets', 'sdk'],
  bench: ['sdk', 'server', 'scripts'],
  docs: ['app-shell', 'widgets', 'sdk'],
  tests: ['sdk', 'server', 'scripts'],
  scripts: ['sdk', 'server'],
};

/** @type {Rule[]} */
const betweenWorkspaces = [
  {
    reason:
      'the direction is sdk ← widgets ← app-shell ← portal and admin, sdk ← server. Code for both sides belongs in the sdk; examples may import only what partners can',
    forbids({ from, to }) {
      const [mine, theirs] = [workspaceOf(from), workspaceOf(to)];
      if (isBuildConfiguration(from) && theirs === 'scripts') return false;
      return Boolean(mine && theirs && mine !== theirs && !knows[mine]?.includes(theirs));
    },
  },
  {
    reason: 'import another package by its name and exports, so that its internals can change',
    forbids({ from, to }) {
      const [mine, theirs] = [workspaceOf(from), workspaceOf(to)];
      const isPackage = ['sdk', 'widgets', 'app-shell'].includes(theirs);
      return isPackage && mine !== theirs && isRelative(to);
    },
  },
  {
    reason: 'the server may import shared parts (contract, rules, money, time, reference, texts), not browser code',
    forbids: ({ from, to }) =>
      from.startsWith('server/') && !isTest(from) && /^@quittance\/sdk\/(client|stores|node)$/.test(to),
  },
  {
    reason: 'tests and scripts may import only the server’s configuration and test support',
    forbids: ({ from, to }) =>
      /^(tests|scripts)\//.test(from) && to.startsWith('server/') && !/^server\/src\/(config|test-support)\//.test(to),
  },
];

/** @type {Rule[]} */
const insidePackages = [
  {
    reason: 'everyone imports the contract, so it may depend only on zod and the pure rules that it declares',
    forbids: ({ from, to }) =>
      from.startsWith('sdk/src/contract/') &&
      !isTest(from) &&
      to !== 'zod' &&
      !/^sdk\/src\/(contract|rules|validation)\//.test(to),
  },
  {
    reason: 'dates are built in sdk/src/time, the one door to dayjs, so that a change of it changes one folder',
    forbids: ({ from, to }) => /^dayjs(\/|$)/.test(to) && !from.startsWith('sdk/src/time/'),
  },
  {
    reason: 'the sdk runs in any browser, framework and Node',
    forbids: ({ from, to }) =>
      from.startsWith('sdk/src/') && /^(react|react-dom|preact|@nanostores\/react)(\/|$)/.test(to),
  },
  {
    reason:
      'schemas weigh more than a whole widget: browser code imports the contract as types only, and calls through the generated routes',
    forbids: ({ from, to, isTypeOnly }) =>
      !isTypeOnly &&
      (isBrowserCode(from) || /^sdk\/src\/(client|stores)\//.test(from)) &&
      !isTest(from) &&
      leadsToSchemas(to),
  },
  {
    reason:
      "a widget's spec holds texts for documents, which no page should download: what ships reads the generated files",
    forbids: ({ from, to, isTypeOnly }) =>
      !isTypeOnly && from.startsWith('widgets/src/') && !isWidgetSpec(from) && isWidgetSpec(to),
  },
  {
    reason: `a part of the kit knows the layers below its own, each named in kit-layers.mjs: ${Object.keys(kitLayers).join(' → ')}`,
    forbids: ({ from, to }) => !isTest(from) && goesUpInKit(from, to),
  },
  {
    reason:
      'import only the routes of a feature. Code that others need too, such as parts of an invoice, belongs beside the features',
    forbids: ({ from, to }) =>
      featureOf(to) !== undefined &&
      featureOf(from) === undefined &&
      !isTest(from) &&
      !/^(portal|admin)\/src\/(find-screen\.ts|pages\.tsx|texts\/spanish\.generated\.ts)$/.test(from),
  },
  {
    reason: 'widgets are also built on preact/compat, which has no such module',
    forbids: ({ from, to }) =>
      from.startsWith('widgets/src/') && !isTest(from) && /^react-dom\/(server|static|test-utils|profiling)/.test(to),
  },
];

const leadsToSchemas = (to) =>
  to === 'zod' || to.startsWith('zod/') || to === '@quittance/sdk/contract' || to.startsWith('sdk/src/contract/');

/** Returns the area of a server file: `server/src/invoices/pay.ts` → `invoices`. */
const areaOf = (file) => /^server\/src\/([^/]+)\//.exec(file)?.[1];

const featureOf = (file) => /^(?:portal|admin)\/src\/features\/[^/]+(?=\/)/.exec(file)?.[0];

/**
 * Folders of the SDK and of the apps, where each feature is one. The folders of the widgets are not separate: 0240 says why.
 * A generated catalogue lists the texts of all folders.
 */
function folderOf(file) {
  if (file.endsWith('/spanish.generated.ts')) return undefined;
  return featureOf(file) ?? /^(?:sdk|app-shell|portal|admin)\/src\/[^/]+(?=\/)/.exec(file)?.[0];
}

/**
 * Returns the area for detecting cycles: an area of the server, where each provider, each part of the sandbox and each file
 * next to the areas is one, or a folder of the SDK or an app. Tests and their support may import everything.
 */
export function circleAreaOf(file) {
  if (isTest(file) || isHarness(file)) return undefined;
  const [, area, top] = /^server\/src\/(?:((?:providers|sandbox)\/[^/]+|[^/]+)\/|([^/]+)$)/.exec(file) ?? [];
  return area ?? top ?? folderOf(file);
}

/** Whether the file is an area's entry point. Each provider and each part of the sandbox has one. */
const isEntryPoint = (file) => /^server\/src\/(?:[^/]+|(?:providers|sandbox)\/[^/]+)\/index\.ts$/.test(file);

/** Whether the import is of http's ports, as types: areas implement them without knowing the rest of http. */
const isPorts = ({ to, isTypeOnly }) => isTypeOnly && to === 'server/src/http/ports.ts';

/** Areas that others build on; they know no other area. */
const foundations = ['audit', 'config', 'db', 'http', 'jobs', 'kernel', 'live-events'];

/** @type {Rule[]} */
const insideServer = [
  {
    reason:
      'import an area through its index.ts only, so that its internals can change (generated indexes read the handlers and describers)',
    forbids(edge) {
      const { from, to } = edge;
      const theirs = areaOf(to);
      if (!theirs || areaOf(from) === theirs || isHarness(from) || isHarness(to)) return false;
      if (isTest(from) && isFixture(to)) return false;
      const isHandler = from === 'server/src/handlers.generated.ts' && to.endsWith('.handler.ts');
      const isDescriber =
        from === 'server/src/transaction-describers.generated.ts' && to.endsWith('/transaction-describer.ts');
      return !isEntryPoint(to) && !isHandler && !isDescriber && !isPorts(edge);
    },
  },
  {
    reason: 'shipped code may not import test support and fixtures',
    forbids: ({ from, to }) =>
      from.startsWith('server/') && !isTest(from) && !isHarness(from) && (isHarness(to) || isFixture(to)),
  },
  {
    reason: 'http and the areas are independent: main.ts passes ports and handlers to http, and no area may import it',
    forbids(edge) {
      const [mine, theirs] = [areaOf(edge.from), areaOf(edge.to)];
      if (!mine || !theirs || mine === theirs || isTest(edge.from) || isHarness(edge.from)) return false;
      if (theirs === 'http') return !isPorts(edge);
      return mine === 'http' && !foundations.includes(theirs) && !edge.isTypeOnly;
    },
  },
  {
    reason: 'the ledger stays simple: it may import the foundations and the clock, never invoices, people or HTTP',
    forbids({ from, to }) {
      const theirs = areaOf(to);
      if (areaOf(from) !== 'ledger' || !theirs || theirs === 'ledger' || isTest(from)) return false;
      return !['audit', 'clock', 'config', 'db', 'kernel'].includes(theirs);
    },
  },
  {
    reason: 'a migration must never change its effect, so it may not import code that changes',
    forbids: ({ from, to }) =>
      from.startsWith('server/src/db/migrations/') &&
      to.startsWith('server/') &&
      !to.startsWith('server/src/db/migrations/'),
  },
];

const isHarness = (file) => file.startsWith('server/src/test-support/');

export const rules = [...betweenWorkspaces, ...insidePackages, ...insideServer];

/**
 * @param {Placed} edge
 * @returns {string | undefined} why the import is not allowed
 */
export const whyForbidden = (edge) => rules.find((rule) => rule.forbids(edge))?.reason;

/**
 * Resolves an import to a path in the repository or a package name.
 * @param {string} from path of the importing file in the repository, with forward slashes
 * @param {string} specifier as written
 */
export const placeOf = (from, specifier) =>
  specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : specifier;

/**
 * Returns why a server file may not name a ledger table, or undefined.
 * @param {string} file @param {string} source
 */
export function whyLedgerTableForbidden(file, source) {
  if (!file.startsWith('server/src/') || /^server\/src\/(ledger|db|test-support)\//.test(file) || isTest(file)) {
    return undefined;
  }
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const table = /['"`\s.](ledger_(?:[a-z]+_)*[a-z]+)\b/.exec(code)?.[1];
  return (
    table &&
    `names ${table}: only server/src/ledger reads and writes the ledger's tables, so that no posting bypasses its checks`
  );
}
