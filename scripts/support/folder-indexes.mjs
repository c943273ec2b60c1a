import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from './repository.mjs';

/** A folder each for mails and text messages. */
const templatesFolder = 'server/src/notifications/templates';

/**
 * Files that list the contents of folders, so that nobody maintains them by hand. `npm run generate` writes them.
 * @type {readonly { file: string, text: () => Promise<string> }[]}
 */
export const folderIndexes = [
  { file: 'sdk/src/contract/contract.generated.ts', text: contractIndex },
  { file: 'server/src/handlers.generated.ts', text: handlerIndex },
  { file: `${templatesFolder}/templates.generated.ts`, text: templateIndex },
  { file: `${templatesFolder}/samples.generated.ts`, text: sampleIndex },
  { file: 'server/src/transaction-describers.generated.ts', text: describerIndex },
];

const header = '// Written by scripts/generate.mjs from the folders beside it. Run `npm run generate`; do not edit.';

/** Files of the contract that define how calls are declared, not calls. */
const isKernel = (file) => file.startsWith('kernel/');
const isShapes = (file) => file.endsWith('/shapes.ts');
const isEvent = (file) => file.startsWith('events/');

/** Writes the index of the contract: every call and event, one file each, and the shared shapes of the areas. */
async function contractIndex() {
  const files = declarationsAmong(await filesBelow('sdk/src/contract'));
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

/** Writes the index of the handlers. Its type requires exactly one handler for each call. */
async function handlerIndex() {
  const handlers = namedByFile(handlersAmong(await filesBelow('server/src')));
  assertSameAreas(namedByFile(declarationsAmong(await filesBelow('sdk/src/contract'))), handlers);
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

/** Writes the index of the mails and text messages, which are named by their folders. */
async function templateIndex() {
  const files = await filesBelow(templatesFolder);
  const [mails, textMessages] = ['mail', 'sms'].map((kind) => templatesAmong(files, kind));
  return lines(
    header,
    ...[...mails, ...textMessages].map(({ file, kind, name }) => `import { ${kind} as ${name} } from './${file}';`),
    '',
    '/** What writes each mail, by template. */',
    'export const mails = {',
    ...mails.map(templateEntry),
    '} as const;',
    '',
    '/** What writes each text message, by template. */',
    'export const textMessages = {',
    ...textMessages.map(templateEntry),
    '} as const;',
  );
}

/** Writes the index of the examples of mails: the file `sample.ts` beside each. */
async function sampleIndex() {
  const mails = templatesAmong(await filesBelow(templatesFolder), 'mail');
  return lines(
    header,
    "import type { MailData } from '../messages.ts';",
    ...mails.map(({ file, name }) => `import { sample as ${name} } from './${file.replace('mail.ts', 'sample.ts')}';`),
    '',
    '/** Example data of each mail. */',
    'export const samples: MailData = {',
    ...mails.map(templateEntry),
    '};',
  );
}

/** Writes the index of what describes transactions: the file `transaction-describer.ts` of each area that posts. */
async function describerIndex() {
  const areas = (await filesBelow('server/src'))
    .filter((file) => /^[a-z0-9-]+\/transaction-describer\.ts$/.test(file))
    .map((file) => ({ file, name: nameOf(folderOf(file)) }));
  return lines(
    header,
    ...areas.map(({ file, name }) => `import { transactionDescriber as ${name} } from './${file}';`),
    "import type { TransactionDescriber } from './transactions/index.ts';",
    '',
    '/** What describes the transactions of each area. */',
    `export const transactionDescribers: readonly TransactionDescriber[] = [${areas.map(({ name }) => name).join(', ')}];`,
  );
}

const templateEntry = ({ template, name }) => `  '${template}': ${name},`;

/**
 * Returns the templates of one kind: the folders that have a `mail.ts` or an `sms.ts`.
 * @param {readonly string[]} files paths from the folder of templates
 * @param {'mail' | 'sms'} kind
 */
export const templatesAmong = (files, kind) =>
  fitting(
    files.filter((file) => file.endsWith(`/${kind}.ts`)),
    /^[a-z0-9-]+\/[a-z]+\.ts$/,
    `${templatesFolder}/<template>/${kind}.ts`,
  ).map((file) => ({ file, kind, template: folderOf(file), name: nameOf(folderOf(file)) }));

const folderOf = (file) => file.replace(/\/.*$/, '');

/**
 * Returns the files of calls, events and shapes, without tests, generated files, the kernel and files next to the areas.
 * @param {readonly string[]} files paths from `sdk/src/contract`
 * @throws {Error} if another file has a different name form, since its call would be missing silently
 */
export const declarationsAmong = (files) =>
  fitting(
    files.filter((file) => file.includes('/') && !isKernel(file) && !/\.(test|generated)\.ts$/.test(file)),
    /^[a-z0-9-]+\/[a-z0-9-]+\.ts$/,
    'sdk/src/contract/<area>/<verb-noun>.ts',
  );

/**
 * Returns the files of handlers.
 * @param {readonly string[]} files paths from `server/src`
 * @throws {Error} if the name of one doesn't fit
 */
export const handlersAmong = (files) =>
  fitting(
    files.filter((file) => file.endsWith('.handler.ts')),
    /\/[a-z0-9-]+\.handler\.ts$/,
    'server/src/<area>/<verb-noun>.handler.ts',
  );

/**
 * Checks that a call is declared and handled in areas of one name, so that its files are found together.
 * @param {readonly { file: string, name: string }[]} calls
 * @param {readonly { file: string, name: string }[]} handlers
 * @throws {Error} that names the calls whose areas differ
 */
export function assertSameAreas(calls, handlers) {
  const areas = new Map(calls.map(({ file, name }) => [name, folderOf(file)]));
  const apart = handlers.filter(({ file, name }) => areas.has(name) && areas.get(name) !== folderOf(file));
  if (apart.length === 0) return;
  throw new Error(
    apart.map(({ file, name }) => `${file}: move it to the area of its declaration, ${areas.get(name)}`).join('\n'),
  );
}

function fitting(files, pattern, form) {
  const misnamed = files.filter((file) => !pattern.test(file));
  if (misnamed.length === 0) return files;
  throw new Error(`${misnamed.join(', ')}: rename to the form ${form}, in small letters, digits and hyphens.`);
}

/** Lists paths relative to a folder, with forward slashes, in alphabetical order. */
async function filesBelow(folder) {
  const entries = await readdir(inRoot(folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(inRoot(folder), path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** Names exports by their file: `invoices/save-draft.ts` and `invoices/save-draft.handler.ts` become `saveDraft`. */
const namedByFile = (files) =>
  files.map((file) => ({ file, name: nameOf(file) })).sort((one, other) => (one.name < other.name ? -1 : 1));

const nameOf = (file) =>
  file.replace(/^.*\/|(\.handler)?\.ts$/g, '').replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

const lines = (...texts) => `${texts.join('\n')}\n`;
