import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from './repository.mjs';

const apps = ['app-shell/src', 'portal/src', 'admin/src'];

/** Lists every style sheet of the areas, as a path from the root. */
async function listSheets(areas) {
  const lists = areas.map(async (area) => {
    const names = await readdir(inRoot(area), { recursive: true });
    return names.filter((name) => name.endsWith('.css')).map((name) => path.posix.join(area, name));
  });
  return (await Promise.all(lists)).flat();
}

/** Lists the areas' sheets that contain the text. There must be sheets, or the check would always pass. */
async function sheetsWith(text, areas) {
  const sheets = await listSheets(areas);
  expect(sheets).not.toEqual([]);
  const texts = await Promise.all(sheets.map((sheet) => readFile(inRoot(sheet), 'utf8')));
  return sheets.filter((_, place) => texts[place]?.includes(text));
}

// Vite resolves `@import` without the `source` condition: to the built sheet, where rem has become px, or to nothing.
it('no sheet imports a sheet of the widgets; a module imports it instead', async () => {
  expect(await sheetsWith('@import "@quittance/', apps)).toEqual([]);
});

// Browser tests run axe without its rule for locked orientation, which makes each check a third longer.
it('no sheet reads the orientation, so none can lock a screen to one', async () => {
  expect(await sheetsWith('orientation:', [...apps, 'widgets/src'])).toEqual([]);
});
