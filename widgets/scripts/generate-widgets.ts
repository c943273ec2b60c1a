// Writes the files derived from the widget.ts of each widget. Part of `npm run generate`.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { customElementsManifest } from './generator/custom-elements.ts';
import { readCustomProperties } from './generator/custom-properties.ts';
import { readWidgets } from './generator/declared-widgets.ts';
import { documentTables, fillInTables } from './generator/document-tables.ts';
import { elementFiles, sharedTextFiles } from './generator/element-files.ts';
import { listFiles } from './generator/list-files.ts';
import { typeFiles } from './generator/type-files.ts';

/** Documents with tables about the widgets. */
const documents = ['widgets/README.md', 'docs/embedding.md'];

export const repository = path.resolve(import.meta.dirname, '../..');

/**
 * Generates the files of a repository's widgets: texts by file, relative to its root. Writes nothing.
 * @throws {Error} when a spec is wrong
 */
export async function generateWidgets(root = repository): Promise<ReadonlyMap<string, string>> {
  const source = path.join(root, 'widgets/src');
  const widgets = await readWidgets(source);
  const customProperties = readCustomProperties(await readFile(path.join(source, 'theme/tokens.css'), 'utf8'));
  const sources = [...widgets.map(elementFiles), sharedTextFiles(widgets), typeFiles(widgets), listFiles(widgets)];
  const tables = documentTables(widgets, customProperties);
  const filledIn = documents.map(
    async (file) => [file, fillInTables(await readFile(path.join(root, file), 'utf8'), tables)] as const,
  );
  return new Map([
    ...sources.flatMap((texts) => Object.entries(texts)).map(([file, text]) => [`widgets/src/${file}`, text] as const),
    ['widgets/custom-elements.json', customElementsManifest(widgets, customProperties)],
    ...(await Promise.all(filledIn)),
  ]);
}

/** Lists the generated files of widgets in a repository, including those of removed widgets, without catalogues of texts. */
export async function listGenerated(root = repository): Promise<readonly string[]> {
  const files = await readdir(path.join(root, 'widgets/src'), { recursive: true });
  return files
    .filter((file) => file.endsWith('.generated.ts') && path.basename(file) !== 'spanish.generated.ts')
    .map((file) => `widgets/src/${file.replaceAll('\\', '/')}`);
}

if (import.meta.main) {
  const generated = await generateWidgets();
  const left = (await listGenerated()).filter((file) => !generated.has(file));
  await Promise.all([
    ...[...generated].map(([file, text]) => writeFile(path.join(repository, file), text)),
    ...left.map((file) => rm(path.join(repository, file))),
  ]);
}
