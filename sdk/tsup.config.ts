import { defineConfig } from 'tsup';

/** One entry per area, as in package.json; shared code becomes chunks. `tsc -b` writes the types. */
export default defineConfig({
  entry: {
    ...Object.fromEntries(
      [
        'banking',
        'client',
        'contract',
        'i18n',
        'money',
        'node',
        'proofs',
        'reference',
        'rules',
        'stores',
        'time',
        'validation',
      ].map((area) => [`${area}/index`, `src/${area}/index.ts`]),
    ),
    'i18n/spanish': 'src/i18n/spanish.ts',
    'validation/phone': 'src/validation/phone.ts',
  },
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  sourcemap: true,
  dts: false,
  // dist also contains the output of tsc: types, and a build state that must match them.
  clean: ['!types/**', '!.scripts/**', '!*.tsbuildinfo'],
});
