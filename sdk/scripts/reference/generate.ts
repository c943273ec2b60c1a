// `npm run generate:reference`: writes the reference data from its packages. Run it after updating one of them.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { countryFiles } from './countries.ts';
import { currencyFiles } from './currencies.ts';
import { flagFiles } from './flags.ts';
import { languageFiles } from './languages.ts';
import { postalCodeFiles } from './postal-codes.ts';
import { type GeneratedFile, generatedFolder } from './source-file.ts';
import { sourcesFile } from './sources.ts';
import { subdivisionFiles } from './subdivisions.ts';

/** Returns every generated file of the reference data. */
export function generateReference(): GeneratedFile[] {
  return [
    ...countryFiles(),
    ...subdivisionFiles(),
    ...currencyFiles(),
    ...languageFiles(),
    ...flagFiles(),
    ...postalCodeFiles(),
    sourcesFile(),
  ];
}

async function write({ path, text }: GeneratedFile): Promise<void> {
  const url = new URL(path, generatedFolder);
  await mkdir(new URL('.', url), { recursive: true });
  await writeFile(url, text);
}

if (import.meta.main) {
  await rm(generatedFolder, { recursive: true, force: true });
  await Promise.all(generateReference().map(write));
}
