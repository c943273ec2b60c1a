// Writes the index of the contract from its folders, one call a file: part of `npm run generate`.
import { readdir, writeFile } from 'node:fs/promises';

const folder = new URL('../src/contract/', import.meta.url);
export const contractFile = new URL('contract.generated.ts', folder);

/** What a declaration is made of; holds no calls. */
const kernel = 'kernel';
const shapes = 'shapes.ts';

/** `invoices/save-draft.ts` declares `saveDraft`. */
const callNameOf = (file: string): string =>
  file.replace(/^.*\/|\.ts$/g, '').replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Files of all areas below `contract/`, with forward slashes, in alphabetical order. */
async function listAreaFiles(): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const areas = entries.filter((entry) => entry.isDirectory() && entry.name !== kernel);
  const files = await Promise.all(
    areas.map(async ({ name: area }) => {
      const names = await readdir(new URL(`${area}/`, folder));
      return names.filter((name) => /^[a-z0-9-]+\.ts$/.test(name)).map((name) => `${area}/${name}`);
    }),
  );
  return files.flat().sort();
}

/** The text of the generated file. */
export async function generateContract(): Promise<string> {
  const files = await listAreaFiles();
  const calls = files
    .filter((file) => !file.endsWith(`/${shapes}`))
    .map((file) => ({ file, name: callNameOf(file) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return [
    '// Written by sdk/scripts/generate-contract.ts from the folders beside it. Run `npm run generate`; do not edit.',
    ...calls.map(({ file, name }) => `import { ${name} } from './${file}';`),
    "import type { Call } from './kernel/call.ts';",
    '',
    '/** Every declared call by name. A name is a verb and a noun and is the same in server, client and documents. */',
    'export const contract = {',
    ...calls.map(({ name }) => `  ${name},`),
    '} as const satisfies Record<string, Call>;',
    '',
    ...files.map((file) => `export * from './${file}';`),
    '',
  ].join('\n');
}

if (import.meta.main) await writeFile(contractFile, await generateContract());
