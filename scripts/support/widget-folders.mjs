import { readdir } from 'node:fs/promises';

/**
 * Names of the widgets: the folders with a `widget.ts`, in alphabetical order.
 * @param {string} source the folder of sources, `widgets/src`
 * @returns {Promise<string[]>}
 */
export async function listWidgets(source) {
  const files = await readdir(source, { recursive: true });
  return files.flatMap((file) => /^([\w-]+)[\\/]widget\.ts$/.exec(file)?.[1] ?? []).sort();
}
