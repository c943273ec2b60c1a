import path from 'node:path';
import { goesUpInKit, kitLayers } from './kit-layers.mjs';

/**
 * One import, placed: `from` and `to` are paths in the repository, or for a package its name (`react`, `@quittance/sdk/money`).
 * @typedef {{ from: string, to: string, isTypeOnly: boolean }} Placed
 * @typedef {{ reason: string, forbids: (edge: Placed) => boolean }} Rule
 */

const ours = /^@quittance\/([a-z-]+)(?:\/(.+))?$/;
/** Fixtures stand beside the tests that use them, and ship as little as these. */
const isFixture = (file) => /-fixtures\.[a-z]+$/.test(file) || file.includes('/testing/');
const isTest = (file) => /\.test\.[a-z]+$/.test(file) || isFixture(file);
const isBrowserCode = (file) => /^(widgets|app-shell|portal|admin)\/src\//.test(file) && !isTest(file);
/** Runs when an app or a package is built, not in it. */
const isBuildConfiguration = (file) => /\/(vite|rollup)\.config\.m?[jt]s$|^[a-z-]+\/scripts\//.test(file);
/** Descriptions for documents: what ships is generated from them. */
const isWidgetSpec = (file) => /^widgets\/src\/(spec\/.+|[^/]+\/widget)\.ts$/.test(file);
const isRelative = (to) => !to.startsWith('@') && to.includes('/') && /\.[a-z]+(\?.*)?$/.test(to);

/** Projects that tests install outside the repository are strangers, as the examples are. */
const isStrangersProject = (place) => place.startsWith('tests/packages/projects/');

/** `sdk/src/…`, `@quittance/sdk/…` → `sdk`; undefined for packages of others. */
const workspaceOf = (place) => (isStrangersProject(place) ? 'examples' : workspaceByName(place));

const workspaceByName = (place) =>
  ours.exec(place)?.[1] ??
  /^(sdk|widgets|app-shell|portal|admin|server|examples|bench|docs|tests|scripts)\//.exec(place)?.[1];

/** Which workspaces each may know. What is missing here is nobody's to import. */
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
      'the direction is sdk ← widgets ← app-shell ← portal and admin, sdk ← server. Whatever both sides need belongs in the sdk; what a stranger could not import, examples may not either',
    forbids({ from, to }) {
      const [mine, theirs] = [workspaceOf(from), workspaceOf(to)];
      if (isBuildConfiguration(from) && theirs === 'scripts') return false;
      return Boolean(mine && theirs && mine !== theirs && !knows[mine]?.includes(theirs));
    },
  },
  {
    reason: 'another package is reached by its name and its exports, so that its inside can change',
    forbids({ from, to }) {
      const [mine, theirs] = [workspaceOf(from), workspaceOf(to)];
      const isPackage = ['sdk', 'widgets', 'app-shell'].includes(theirs);
      return isPackage && mine !== theirs && isRelative(to);
    },
  },
  {
    reason:
      'the server needs what is agreed (contract, rules, money, time, reference, texts), not what runs in a browser',
    forbids: ({ from, to }) =>
      from.startsWith('server/') && !isTest(from) && /^@quittance\/sdk\/(client|stores|node)$/.test(to),
  },
  {
    reason: 'tests and scripts use the server from outside: its configuration and its test support, nothing else',
    forbids: ({ from, to }) =>
      /^(tests|scripts)\//.test(from) && to.startsWith('server/') && !/^server\/src\/(config|test-support)\//.test(to),
  },
];

/** @type {Rule[]} */
const insidePackages = [
  {
    reason:
      'the contract is read by everyone, so it depends on zod and on the pure rules that it declares, nothing else',
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
      'a feature is entered by its routes. What others need of it, such as parts of an invoice, stands beside the features',
    forbids: ({ from, to }) =>
      featureOf(to) !== undefined &&
      featureOf(from) === undefined &&
      !isTest(from) &&
      !/^(portal|admin)\/src\/(find-screen\.ts|pages\.tsx)$/.test(from),
  },
  {
    reason: 'widgets are also built on preact/compat, which has no such module',
    forbids: ({ from, to }) =>
      from.startsWith('widgets/src/') && !isTest(from) && /^react-dom\/(server|static|test-utils|profiling)/.test(to),
  },
];

const leadsToSchemas = (to) =>
  to === 'zod' || to.startsWith('zod/') || to === '@quittance/sdk/contract' || to.startsWith('sdk/src/contract/');

/** The area of the server that a file belongs to: `server/src/invoices/pay.ts` → `invoices`. */
const areaOf = (file) => /^server\/src\/([^/]+)\//.exec(file)?.[1];

const featureOf = (file) => /^(?:portal|admin)\/src\/features\/[^/]+(?=\/)/.exec(file)?.[0];

/**
 * The area that counts for circles: an area of the server, where each provider, each part of the sandbox and each file
 * beside the areas is one, or a feature of an app. Tests and their support may know everything.
 */
export function circleAreaOf(file) {
  if (isTest(file) || isHarness(file)) return undefined;
  const [, area, top] = /^server\/src\/(?:((?:providers|sandbox)\/[^/]+|[^/]+)\/|([^/]+)$)/.exec(file) ?? [];
  return area ?? top ?? featureOf(file);
}

/** Where an area may be entered. Each provider and each part of the sandbox has a door of its own. */
const isDoor = (file) => /^server\/src\/(?:[^/]+|(?:providers|sandbox)\/[^/]+)\/index\.ts$/.test(file);

/** What http asks of the areas, as types: they implement it without knowing the rest of http. */
const isPorts = ({ to, isTypeOnly }) => isTypeOnly && to === 'server/src/http/ports.ts';

/** Areas that carry the others and know none of them. */
const foundations = ['audit', 'config', 'db', 'http', 'jobs', 'kernel', 'live-events'];

/** @type {Rule[]} */
const insideServer = [
  {
    reason:
      'an area is reached through its index.ts only, so that what is behind it can change (handlers.generated.ts reads the handlers)',
    forbids(edge) {
      const { from, to } = edge;
      const theirs = areaOf(to);
      if (!theirs || areaOf(from) === theirs || isHarness(from) || isHarness(to)) return false;
      if (isTest(from) && isFixture(to)) return false;
      const isHandler = from === 'server/src/handlers.generated.ts' && to.endsWith('.handler.ts');
      return !isDoor(to) && !isHandler && !isPorts(edge);
    },
  },
  {
    reason: 'test support and fixtures are for tests: nothing that ships may need them',
    forbids: ({ from, to }) =>
      from.startsWith('server/') && !isTest(from) && !isHarness(from) && (isHarness(to) || isFixture(to)),
  },
  {
    reason:
      'http carries every area and knows none: main.ts hands it their ports and handlers, and no area may call back into it',
    forbids(edge) {
      const [mine, theirs] = [areaOf(edge.from), areaOf(edge.to)];
      if (!mine || !theirs || mine === theirs || isTest(edge.from) || isHarness(edge.from)) return false;
      if (theirs === 'http') return !isPorts(edge);
      return mine === 'http' && !foundations.includes(theirs) && !edge.isTypeOnly;
    },
  },
  {
    reason:
      'the ledger is the least clever code there is: it knows the foundations and the clock, never invoices, people or HTTP',
    forbids({ from, to }) {
      const theirs = areaOf(to);
      if (areaOf(from) !== 'ledger' || !theirs || theirs === 'ledger' || isTest(from)) return false;
      return !['audit', 'clock', 'config', 'db', 'kernel'].includes(theirs);
    },
  },
  {
    reason: 'a migration must do the same for ever, so it may not use code that changes',
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
 * Where an import leads.
 * @param {string} from path of the importing file in the repository, with forward slashes
 * @param {string} specifier as written
 */
export const placeOf = (from, specifier) =>
  specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : specifier;

/**
 * Why a server file may not name a ledger table, or undefined.
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
    `names ${table}: only server/src/ledger reads and writes the ledger's tables, so that no posting goes past its checks`
  );
}
