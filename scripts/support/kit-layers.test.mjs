import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { goesUpInKit, kitLayers } from './kit-layers.mjs';
import { inRoot } from './repository.mjs';

const inKit = (file) => `widgets/src/kit/${file}`;

it('every folder of the kit is in one layer', async () => {
  const entries = await readdir(inRoot('widgets/src/kit'), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(Object.values(kitLayers).flat().toSorted()).toEqual(folders.toSorted());
});

it('a part may import its own folder, its own layer and those below', () => {
  expect(goesUpInKit(inKit('field/field.tsx'), inKit('field/field.css'))).toBe(false);
  expect(goesUpInKit(inKit('select-field/select-field.tsx'), inKit('combobox/combobox.tsx'))).toBe(false);
  expect(goesUpInKit(inKit('toaster/toaster.tsx'), inKit('icon/icon.tsx'))).toBe(false);
});

it('no part imports one of a layer above, or one without a layer', () => {
  expect(goesUpInKit(inKit('icon/icon.tsx'), inKit('field/field.tsx'))).toBe(true);
  expect(goesUpInKit(inKit('chart/chart.tsx'), inKit('unknown/unknown.tsx'))).toBe(true);
  expect(goesUpInKit(inKit('unknown/unknown.tsx'), inKit('icon/icon.tsx'))).toBe(true);
});
