/** Folder of the generated files. */
export const generatedFolder = new URL('../../src/reference/generated/', import.meta.url);

/** A file to write: its path within the folder, and its text. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Creates a module with one constant. Long tables are one string, which parses faster than an object. */
export function constantFile(path: string, name: string, value: string, why: string): GeneratedFile {
  return {
    path,
    text: `// ${why} Written by \`npm run generate:reference\`; do not edit. Sources, licences and date: SOURCES.md.\nexport const ${name} =\n  ${quoted(value)};\n`,
  };
}

/** Groups items by first letter, so that a page loads one part of a large table. */
export function byFirstLetter<Item>(items: readonly Item[], codeOf: (item: Item) => string): Map<string, Item[]> {
  return Map.groupBy(items, (item) => codeOf(item).charAt(0).toLowerCase());
}

/** Creates a module that loads each part by its letter. */
export function loaderFile(path: string, folder: string, constant: string, letters: readonly string[]): GeneratedFile {
  const lines = letters.map(
    (letter) =>
      `  ${letter.toUpperCase()}: () => import('./${folder}/${letter}.generated.ts').then((piece) => piece.${constant}),`,
  );
  return {
    path,
    text: [
      '// Written by `npm run generate:reference`; do not edit.',
      `export const ${constant}Pieces: Readonly<Record<string, () => Promise<string>>> = {`,
      ...lines,
      '};',
      '',
    ].join('\n'),
  };
}
