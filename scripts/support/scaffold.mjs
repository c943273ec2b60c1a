import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nodePath } from './pinned-node.mjs';
import { inRoot } from './repository.mjs';
import { runStep } from './run-step.mjs';
import { lists, withLine } from './scaffold-lists.mjs';

/** The requested part can't be written; the message says why. */
export class ScaffoldError extends Error {}

/**
 * @typedef {object} Kind
 * @property {string} place format of the place
 * @property {string} example
 * @property {true} [isIndexed] whether `npm run generate` writes an index that names it
 * @property {string} next the remaining manual steps
 */

/** The templates of each kind are in `scripts/scaffold/<kind>`. @type {Readonly<Record<string, Kind>>} */
const kinds = {
  call: {
    place: '<area>/<verb-noun>',
    example: 'invoices/mark-paid',
    isIndexed: true,
    next: 'Say in the contract who may call it, what it takes and answers; then write operation and test.',
  },
  feature: {
    place: '<portal|admin>/<task>',
    example: 'portal/payouts',
    isIndexed: true,
    next: 'Choose icon, order and `isShownTo` in navigation.ts, or delete it and its texts if no link opens the screen. Write the texts in English and Spanish, run `npm run generate`, then give the screen its states and a journey in tests/browser/journeys.',
  },
  widget: {
    place: '<name>',
    example: 'payouts',
    isIndexed: true,
    next: 'Declare its attributes, events, parts and texts in widget.ts, run `npm run generate`, then test it in tests/browser/widgets.',
  },
  component: {
    place: '<name>',
    example: 'money-tag',
    next: 'Its layer is `display`, its styles load after the first screen: change scripts/support/kit-layers.mjs and widgets/src/theme if that is wrong. Then follow "Adding a part" in docs/kit.md: states of the specimen, browser test, sizes, pictures.',
  },
};

const usage = () =>
  [
    'Usage:',
    ...Object.entries(kinds).map(
      ([kind, { place, example }]) => `  npm run scaffold -- ${kind} ${place}   such as ${example}`,
    ),
    'Several kinds and places may follow each other.',
  ].join('\n');

/**
 * Writes the files of new parts from their templates, and the indexes that name them.
 * @param {readonly string[]} parameters kind and place of each part
 * @throws {ScaffoldError} before anything is written, unless a later step fails
 */
export async function scaffold(parameters) {
  const parts = partsOf(parameters);
  const files = (await Promise.all(parts.map(({ kind, place }) => filesOf(kind, place)))).flat();
  const taken = files.find(({ file }) => existsSync(inRoot(file)));
  if (taken) throw new ScaffoldError(`${taken.file} is there already.`);
  for (const { file, text } of files) {
    await mkdir(path.dirname(inRoot(file)), { recursive: true });
    await writeFile(inRoot(file), text);
  }
  const listed = await addToLists(parts);
  process.stdout.write(`${[...files.map(({ file }) => file), ...listed].join('\n')}\n`);
  await finish({
    name: 'format',
    command: 'biome',
    parameters: ['check', '--write', ...files.map(({ file }) => file), ...listed],
  });
  const made = [...new Set(parts.map(({ kind }) => kinds[kind]))];
  if (made.some(({ isIndexed }) => isIndexed)) {
    await finish({ name: 'generate', command: nodePath(), parameters: ['scripts/generate.mjs'] });
  }
  process.stdout.write(`${made.map(({ next }) => next).join('\n')}\n`);
}

/** Adds each part to the lists that people edit by hand. @returns {Promise<readonly string[]>} the changed files */
async function addToLists(parts) {
  const added = parts.flatMap(({ kind, place }) =>
    (lists[kind] ?? []).map((list) => ({ ...list, line: fill(list.line, wordsOf(kind, place)) })),
  );
  for (const list of added) {
    const file = inRoot(list.file);
    await writeFile(file, withLine(await readFile(file, 'utf8'), list));
  }
  return [...new Set(added.map(({ file }) => file))];
}

/** Pairs kinds and places. At least one part, so that an empty command shows its usage. */
function partsOf([kind = '', place = '', ...others]) {
  return [{ kind, place }, ...(others.length > 0 ? partsOf(others) : [])];
}

/** @param {import('./run-step.mjs').Step} step */
async function finish(step) {
  const { ok } = await runStep(step);
  if (!ok) throw new ScaffoldError(`Fix the errors above, then run \`npm run ${step.name}\`.`);
}

/** @returns {Promise<readonly { file: string, text: string }[]>} paths from the root */
export async function filesOf(kind, place) {
  const words = Object.hasOwn(kinds, kind) ? wordsOf(kind, place) : undefined;
  if (!words) throw new ScaffoldError(usage());
  const folder = inRoot('scripts/scaffold', kind);
  const templates = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.txt')).sort();
  return Promise.all(
    templates.map(async (template) => ({
      file: fill(template.replaceAll(path.sep, '/').replace(/\.txt$/, ''), words),
      text: fill(await readFile(path.join(folder, template), 'utf8'), words),
    })),
  );
}

const isKebab = (text) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text);

/** Returns the values for `{{…}}` in the templates; undefined for an invalid place. */
function wordsOf(kind, place) {
  const parts = place.split('/');
  const needsGroup = kinds[kind].place.includes('/');
  if (parts.length !== (needsGroup ? 2 : 1) || !parts.every(isKebab)) return undefined;
  // A call may create a new area, but there are only two apps.
  if (kind === 'feature' && !['portal', 'admin'].includes(parts[0])) return undefined;
  const name = parts.at(-1);
  const words = name.split('-');
  const Pascal = words.map(capitalized).join('');
  return {
    group: parts[0],
    name,
    Pascal,
    camel: Pascal[0].toLowerCase() + Pascal.slice(1),
    Words: capitalized(words.join(' ')),
    method: /^(get|find|list)$/.test(words[0]) ? 'GET' : 'POST',
  };
}

const capitalized = (word) => word[0].toUpperCase() + word.slice(1);

const fill = (text, words) => text.replace(/\{\{(\w+)\}\}/g, (_, word) => words[word]);
