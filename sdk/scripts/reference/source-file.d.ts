/** Folder of the generated files. */
export declare const generatedFolder: URL;
/** A file to write: its path within the folder, and its text. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}
/** Creates a module with one constant. Long tables are one string, which parses faster than an object. */
export declare function constantFile(path: string, name: string, value: string, why: string): GeneratedFile;
/** Groups items by first letter, so that a page loads one part of a large table. */
export declare function byFirstLetter<Item>(
  items: readonly Item[],
  codeOf: (item: Item) => string,
): Map<string, Item[]>;
/** Creates a module that loads each part by its letter. */
export declare function loaderFile(
  path: string,
  folder: string,
  constant: string,
  letters: readonly string[],
): GeneratedFile;
