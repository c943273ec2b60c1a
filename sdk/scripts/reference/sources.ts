import { createRequire } from 'node:module';
import type { GeneratedFile } from './source-file.ts';

const require = createRequire(import.meta.url);

/** Date of the last review of the sources' changes. Set it with each update. */
const reviewedOn = '2026-11-22';

interface Source {
  readonly holds: string;
  readonly packageName: string;
  readonly licence: string;
}

const sources: readonly Source[] = [
  { holds: 'codes of countries; codes and levels of subdivisions', packageName: 'iso-3166', licence: 'MIT' },
  { holds: 'names of subdivisions', packageName: 'cldr-subdivisions-full', licence: 'Unicode-3.0' },
  { holds: 'calling codes', packageName: 'libphonenumber-js', licence: 'MIT; its data Apache-2.0' },
  { holds: 'decimals of currencies, checked against our own table', packageName: 'currency-codes', licence: 'MIT' },
  { holds: 'codes of languages', packageName: 'iso-639-1', licence: 'MIT' },
  { holds: 'flags', packageName: 'country-flag-icons', licence: 'MIT' },
  {
    holds: 'patterns of postal codes (libaddressinput)',
    packageName: 'postal-code-checker',
    licence: 'MIT; its data CC BY 4.0, Google',
  },
  { holds: 'patterns of postal codes (CLDR and contributors)', packageName: 'postcode-validator', licence: 'MIT' },
];

/** Versions come from our manifest, since some packages don't export theirs. */
const { devDependencies, dependencies } = require('../../package.json') as Record<string, Record<string, string>>;
const versionOf = (name: string): string => ({ ...devDependencies, ...dependencies })[name] ?? 'unknown';

export function sourcesFile(): GeneratedFile {
  const rows = sources.map(
    ({ holds, packageName, licence }) => `| ${holds} | ${packageName} ${versionOf(packageName)} | ${licence} |`,
  );
  return {
    path: 'SOURCES.md',
    text: [
      '# Sources of the reference data',
      '',
      `Reviewed on ${reviewedOn}. Written by \`npm run generate:reference\`; do not edit.`,
      '',
      '| what | source | licence |',
      '|---|---|---|',
      ...rows,
      `| names of countries, currencies and languages; symbols | Unicode CLDR ${process.versions.cldr}, by way of Node's ICU ${process.versions.icu} | Unicode-3.0 |`,
      '',
      'By hand, in this folder: what Quittance decides about countries (`country-policy.ts`), the industries of NAICS 2022 (public domain),',
      'which currencies are popular or retired, the signs of crypto currencies. Beside the script: corrections of subdivisions',
      '(`subdivision-corrections.ts`) and their Spanish names (`subdivision-names-es.ts`), of which CLDR has almost none.',
      '',
    ].join('\n'),
  };
}
