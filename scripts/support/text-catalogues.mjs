import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from './repository.mjs';

const catalogues = [
  { file: 'widgets/src/kit/spanish.generated.ts', sources: 'widgets/src/kit', name: 'kitSpanish' },
  {
    file: 'widgets/src/react/spanish.generated.ts',
    sources: 'widgets/src',
    name: 'widgetsSpanish',
    without: 'kit/',
    // Texts that the server writes too.
    shared: ['bank-details', 'invoice-document', 'invoice-status', 'transaction'],
  },
  // Without the gallery's, which few people open.
  {
    file: 'app-shell/src/spanish.generated.ts',
    sources: 'app-shell/src',
    name: 'appShellSpanish',
    without: 'gallery/',
  },
  { file: 'portal/src/texts/spanish.generated.ts', sources: 'portal/src', name: 'portalSpanish' },
  { file: 'admin/src/texts/spanish.generated.ts', sources: 'admin/src', name: 'adminSpanish' },
  {
    file: 'server/src/notifications/templates/spanish.generated.ts',
    sources: 'server/src/notifications/templates',
    name: 'templateSpanish',
  },
];

/**
 * Spanish catalogues of the texts beside components (`texts.en.ts` with `texts.es.ts`), so that nobody maintains a list of
 * them. `npm run generate` writes them.
 * @type {readonly { file: string, text: () => Promise<string> }[]}
 */
export const textCatalogues = catalogues.map((catalogue) => ({
  file: catalogue.file,
  text: async () => catalogueText(catalogue, await namespacesBelow(catalogue)),
}));

const header = '// Written by scripts/generate.mjs from the texts.es.ts files. Run `npm run generate`; do not edit.';

const isEnglish = (file) => /(^|[/-])texts\.en\.ts$/.test(file);
const isSpanish = (file) => /(^|[/-])texts\.es\.ts$/.test(file);
const toSpanish = (file) => file.replace(/\.en\.ts$/, '.es.ts');

/**
 * Pairs the text files of a folder.
 * @param {readonly string[]} files
 * @returns {readonly string[]} the English files, sorted
 * @throws {Error} when a language lacks a file
 */
export function pairedTexts(files) {
  const english = files.filter(isEnglish).toSorted();
  const spanish = new Set(files.filter(isSpanish));
  const single = english.find((file) => !spanish.has(toSpanish(file)));
  if (single) throw new Error(`${single} has no Spanish: add ${toSpanish(single)}.`);
  const orphan = [...spanish].find((file) => !english.some((each) => toSpanish(each) === file));
  if (orphan) throw new Error(`${orphan} has no English.`);
  return english;
}

/**
 * Reads the namespace that a file of English texts declares.
 * @throws {Error} when it declares none
 */
export function namespaceOf(file, source) {
  const [, namespace] = /defineTexts\('([a-z0-9-]+)'/.exec(source) ?? [];
  if (!namespace) throw new Error(`${file} declares no namespace with defineTexts('…', …), in kebab case.`);
  return namespace;
}

async function namespacesBelow({ sources, without }) {
  const all = (await readdir(inRoot(sources), { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  const files = without ? all.filter((file) => !file.startsWith(without)) : all;
  const found = new Map();
  for (const file of pairedTexts(files.map((each) => `${sources}/${each}`))) {
    const namespace = namespaceOf(file, await readFile(inRoot(file), 'utf8'));
    if (found.has(namespace)) throw new Error(`${file} and ${found.get(namespace)} declare the same namespace.`);
    found.set(namespace, file);
  }
  return [...found].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

function catalogueText({ file, name, shared = [] }, namespaces) {
  const moduleOf = (english) => {
    const module = path.posix.relative(path.posix.dirname(file), toSpanish(english));
    return module.startsWith('.') ? module : `./${module}`;
  };
  const lines = [
    header,
    "import type { Catalogue } from '@quittance/sdk/i18n';",
    ...(shared.length > 0 ? [`import { ${shared.map(camelCase).join(', ')} } from '@quittance/sdk/i18n/es';`] : []),
    ...namespaces.map(
      ([namespace, english]) => `import { spanish as ${camelCase(namespace)} } from '${moduleOf(english)}';`,
    ),
    '',
    `export const ${name}: Catalogue = {`,
    ...[...shared, ...namespaces.map(([namespace]) => namespace)].map((namespace) => {
      const variable = camelCase(namespace);
      return namespace === variable ? `  ${variable},` : `  '${namespace}': ${variable},`;
    }),
    '};',
  ];
  return `${lines.join('\n')}\n`;
}
