// Writes the purposes of one-time codes, from the calls that take one. Part of `npm run generate`.
import { writeFile } from 'node:fs/promises';
import { type Call, codePurposeOf, contract } from '../src/contract/index.ts';

export const codePurposesFile = new URL('../src/contract/identity/code-purposes.generated.ts', import.meta.url);

/** Returns the text of the generated file. */
export function generateCodePurposes(calls: Readonly<Record<string, Call>> = contract): string {
  const purposes = Object.values(calls)
    .map(codePurposeOf)
    .filter((purpose) => purpose !== undefined);
  return [
    '// Written by sdk/scripts/generate-code-purposes.ts from the contract. Run `npm run generate`; do not edit.',
    '',
    '/** What one-time codes are mailed for. */',
    'export const codePurposes = [',
    ...purposes.sort().map((purpose) => `  '${purpose}',`),
    '] as const;',
    '',
  ].join('\n');
}

if (import.meta.main) await writeFile(codePurposesFile, generateCodePurposes());
