import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from './repository.mjs';

/** Lists every style sheet of our apps, as a path from the root. */
async function listSheets() {
  const areas = ['app-shell/src', 'portal/src', 'admin/src'].map(async (area) => {
    const names = await readdir(inRoot(area), { recursive: true });
    return names.filter((name) => name.endsWith('.css')).map((name) => path.posix.join(area, name));
  });
  return (await Promise.all(areas)).flat();
}

// Vite resolves `@import` without the `source` condition: to the built sheet, where rem has become px, or to nothing.
it('no sheet imports a sheet of the widgets; a module imports it instead', async () => {
  const sheets = await listSheets();
  const texts = await Promise.all(sheets.map((sheet) => readFile(inRoot(sheet), 'utf8')));
  expect(sheets.filter((_, place) => texts[place]?.includes('@import "@quittance/'))).toEqual([]);
  expect(sheets).not.toEqual([]);
});
