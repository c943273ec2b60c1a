import { readdir } from 'node:fs/promises';
import { inRoot } from './repository.mjs';

/**
 * Files that list what stands in folders, so that nobody keeps such a list by hand. `npm run generate` writes them.
 * @type {readonly { file: string, text: () => Promise<string> }[]}
 */
export const folderIndexes = [
  { file: 'sdk/src/contract/contract.generated.ts', text: contractIndex },
  { file: 'server/src/handlers.generated.ts', text: handlerIndex },
];

const header = '// Written by scripts/generate.mjs from the folders beside it. Run `npm run generate`; do not edit.';

/** Of the contract: the form of declarations, not calls. */
const isKernel = (file) => file.startsWith('kernel/');
const isShapes = (file) => file.endsWith('/shapes.ts');
const isEvent = (file) => file.startsWith('events/');

/** Every call and every event of the contract, one file each, and the shapes that areas share. */
async function contractIndex() {
  const files = (await filesBelow('sdk/src/contract', /^[^/]+\/[a-z0-9-]+\.ts$/)).filter((file) => !isKernel(file));
  const calls = namedByFile(files.filter((file) => !isShapes(file) && !isEvent(file)));
  const events = namedByFile(files.filter(isEvent));
  return lines(
    header,
    ...[...calls, ...events].map(({ file, name }) => `import { ${name} } from './${file}';`),
    "import type { Call } from './kernel/call.ts';",
    "import type { LiveEventDeclaration } from './kernel/live-event.ts';",
    '',
    '/** Every declared call by name. A name is a verb and a noun and is the same in server, client and documents. */',
    'export const contract = {',
    ...calls.map(({ name }) => `  ${name},`),
    '} as const satisfies Record<string, Call>;',
    '',
    '/** Every event that open tabs are sent. */',
    'export const liveEvents = [',
    ...events.map(({ name }) => `  ${name},`),
    '] as const satisfies readonly LiveEventDeclaration[];',
    '',
    ...files.map((file) => `export * from './${file}';`),
  );
}

/** The handler of every call; the type refuses a missing one and one that no call declares. */
async function handlerIndex() {
  const handlers = namedByFile(await filesBelow('server/src', /\/[a-z0-9-]+\.handler\.ts$/));
  return lines(
    header,
    ...handlers.map(({ file, name }) => `import { handler as ${name} } from './${file}';`),
    "import type { Handlers } from './kernel/index.ts';",
    '',
    '/** What answers each call of the contract. */',
    'export const handlers: Handlers = {',
    ...handlers.map(({ name }) => `  ${name},`),
    '};',
  );
}

/** Paths from a folder, with forward slashes, in alphabetical order. */
async function filesBelow(folder, pattern) {
  const files = await readdir(inRoot(folder), { recursive: true });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => pattern.test(file))
    .sort();
}

/** By name: `invoices/save-draft.ts` and `invoices/save-draft.handler.ts` are named `saveDraft`. */
const namedByFile = (files) =>
  files.map((file) => ({ file, name: nameOf(file) })).sort((one, other) => (one.name < other.name ? -1 : 1));

const nameOf = (file) =>
  file.replace(/^.*\/|(\.handler)?\.ts$/g, '').replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

const lines = (...texts) => `${texts.join('\n')}\n`;
